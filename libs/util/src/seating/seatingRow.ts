/** Row of seats in physical order, as plain data. */
export interface SeatingRow {
  /** Rank of the row, 0 is best. Callers pass rows in rank order, equal ranks in order of preference. */
  readonly rank: number;
  /** Physical index of each seat; neighbours differ by exactly one. */
  readonly adjacency: ArrayLike<number>;
  /** 1 (or true) for a seat that is available now. */
  readonly free: ArrayLike<number | boolean>;
  /** One character per seat: `.` plain, `w` wheelchair, `c` companion, `r` restricted view. Default: all plain. */
  readonly kinds?: string;
  /** Section of the row; a split party stays within one section where it can. */
  readonly section?: string;
}

/** Seats that a party asks for. */
export interface SeatingRequest {
  /** Number of seats, usually 1 to 8. */
  readonly quantity: number;
  /** Wheelchair spaces among them; without any, wheelchair and companion spaces are not offered. */
  readonly accessible?: number;
  /** Whether the party may be split when it can't sit together. */
  readonly maySplit?: boolean;
}

/** Contiguous seats: the row's position in the list, and positions within the row. */
export interface SeatingBlock {
  readonly row: number;
  readonly seats: readonly number[];
}
