/** One row of seats in physical order, as plain data. */
export interface SeatingRow {
  /** 0 is the best; a caller hands the rows over best first, equal ranks in the order it prefers. */
  readonly rank: number;
  /** Physical index of each seat; two seats are neighbours when their indexes differ by exactly one. */
  readonly adjacency: ArrayLike<number>;
  /** 1 (or true) for a seat that may be given away now. */
  readonly free: ArrayLike<number | boolean>;
  /** One character a seat: `.` plain, `w` wheelchair, `c` companion, `r` restricted view. All plain by default. */
  readonly kinds?: string;
  /** What the row belongs to (a section); a split party stays within one where it can. */
  readonly section?: string;
}

/** What a party wants. */
export interface SeatingRequest {
  /** Seats in all, 1 to 8 as a rule. */
  readonly quantity: number;
  /** Wheelchair places among them; without any, wheelchair and companion places are left to those who need them. */
  readonly accessible?: number;
  /** Whether the party may be split over several places when it cannot sit together. */
  readonly maySplit?: boolean;
}

/** Seats of one row that lie together: the row's position in the list, and positions within the row. */
export interface SeatingBlock {
  readonly row: number;
  readonly seats: readonly number[];
}
