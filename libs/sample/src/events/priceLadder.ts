/** Price of each zone relative to the best, by kind of venue. */
const ladders = {
  rink: { LOWERC: 1, LOWER: 0.76, CLUB: 0.68, UPPER: 0.38, UPPEREND: 0.28 },
  arenaStage: {
    LOWERC: 1,
    PIT: 0.9,
    LOWER: 0.78,
    CLUB: 0.72,
    FLOOR: 0.68,
    UPPER: 0.46,
    UPPEREND: 0.36,
    LIMITED: 0.3,
  },
  gridiron: { CLUB: 1, SIDELINE: 0.86, LOWER: 0.6, UPPER: 0.36, UPPEREND: 0.24 },
  stadiumStage: { PIT: 1, CLUB: 0.95, FIELD: 0.72, SIDELINE: 0.8, LOWER: 0.6, UPPER: 0.38, UPPEREND: 0.26 },
  pitch: { CENTRE: 1, SIDE: 0.74, END: 0.46 },
  house: { ORCHC: 1, ORCH: 0.78, MEZZ: 0.62 },
  houseWithBoxes: { ORCHC: 1, ORCH: 0.78, BOX: 0.88, MEZZ: 0.62 },
  houseWithBalcony: { ORCHC: 1, ORCH: 0.78, BOX: 0.88, MEZZ: 0.66, BALC: 0.42 },
  operaHouse: { ORCHC: 1, ORCH: 0.8, BOX: 0.92, MEZZ: 0.7, BALC: 0.46, UBALC: 0.26 },
  hall: { STALLS: 1, GALLERY: 0.8, CIRCLE: 0.72, CHOIR: 0.4 },
  round: { RING: 1 },
  congress: { FRONT: 1, HALL: 0.7 },
  club: { FLOOR: 1 },
  clubWithTables: { TABLES: 1, FLOOR: 0.6 },
  clubWithBalcony: { TABLES: 1, BALCONY: 0.75, FLOOR: 0.6 },
  field: { VIP: 1, PIT: 0.66, CAMP: 0.62, STAND: 0.56, FIELD: 0.42, PLATFORM: 0.42 },
  hill: { PAVILION: 1, TERRACE: 0.72, LAWN: 0.45 },
} satisfies Record<string, Record<string, number>>;

/** Returns face values in whole dollars for every zone, from the price of the best. */
export function priceLadder(kind: keyof typeof ladders, top: number): Record<string, number> {
  return Object.fromEntries(
    Object.entries(ladders[kind]).map(([zone, share]) => [zone, Math.round(top * share)]),
  );
}
