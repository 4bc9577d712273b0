// The sheet of rules with another game beside it, and the panel of house rules, as Python would send them.

const option = (id, text) => ({ id, text });

const games = [option("crowsnest", "CrowsNest"), option("buckeye", "Buckeye"), option("kentucky_rook", "Kentucky Rook")];

export const against = {
  id: "against", text: "Compare with", title: "Compare with", key: "", enabled: true, pressed: null, primary: false, options: [option("", "no other game"), ...games.slice(1)], value: "",
};

export const comparison = {
  title: "CrowsNest and Buckeye: what differs", one: "CrowsNest", other: "Buckeye", same: "",
  rows: [
    { axis: "min_bid", name: "Lowest bid", one: "The lowest bid is 70.", other: "The lowest bid is 100." },
    { axis: "one_points", name: "Points of a 1", one: "No such rule.", other: "Each 1 counts 15 points." },
    { axis: "made_score", name: "A bid that is made", one: "A side that makes its bid scores the bid, however much it takes.", other: "<b>Everything</b>" },
  ],
};

const field = (id, name, kind, value, extra = {}) => ({
  id, name, kind, value, help: `What the rule book says of ${id}.`, options: [], least: 0, idle: false, changed: false, own_text: "", reasons: [], ...extra,
});

const sum = "Four hands of 9 and a nest of 6 take 42 cards, but the pack has 41.";
const step = "Lowest bid: this must be a multiple of 5.";

export const panel = {
  game: "crowsnest", games, game_text: "Game", summary: "41 cards, 120 points a hand",
  groups: [
    {
      title: "Cards and players",
      fields: [
        field("bird", "The bird", "choice", "crow", { options: [option("none", "no bird"), option("rook", "the Rook"), option("crow", "the Crow")] }),
        field("red_one_points", "Points of the red 1", "number", "30", { idle: true }),
        field("hand", "Cards in a hand", "number", "9", { least: 1, reasons: [sum] }),
      ],
    },
    {
      title: "The auction",
      fields: [
        field("min_bid", "Lowest bid", "number", "72", { least: 1, changed: true, own_text: "CrowsNest: 70", reasons: [step] }),
        field("jump_bids", "Bids may jump", "switch", "true"),
        field("bird_forced_on_trump_lead", "Bird forced when trump is led", "switch", "false", { changed: true, own_text: "CrowsNest: Yes" }),
      ],
    },
    { title: "The nest and trump", fields: [field("nest", "Cards in the nest", "number", "6", { changed: true, own_text: "CrowsNest: 5", reasons: [sum] })] },
  ],
  ready: false, status: "Nobody can play by these rules, for 2 reasons:", reasons: [{ axis: "hand", text: sum }, { axis: "min_bid", text: step }],
  note: "The match on the table goes on until you deal.", changed_text: "Changed", deal_text: "Deal with these rules",
  restore_text: "Back to the game’s own rule", restore_all_text: "Back to the game’s own rules", restorable: true,
};
