/** Published entry: only its owner, who has the salt, can tell whose it is. */
export interface DrawnEntry {
  /** Hash of the entry's id and its salt ({@link hideEntry}), 64 hexadecimal digits. */
  id: string;
  /** Units wanted, 1 or more. */
  quantity: number;
  /** A part of the units is welcome when all of them don't fit. */
  maySplit: boolean;
  /** Ids of the wanted offers, the preferred one first. */
  choices: string[];
}

/** Stock set aside for the draw; several offers may sell from one, such as adults' and children's. */
export interface DrawStock {
  id: string;
  /** Ids of the offers that sell from it. An offer sells from one stock. */
  choices: string[];
  /** Units. */
  quantity: number;
}

/** Public random value that did not exist when entries closed. */
export interface DrawBeacon {
  /** Who published it, and in which chain. */
  source: string;
  round: number;
  /** Hexadecimal. */
  value: string;
}

export interface DrawWin {
  /** `DrawnEntry.id`. */
  id: string;
  /** Id of the offer. */
  choice: string;
  /** Units; less than the entry's quantity only if it may be split. */
  quantity: number;
  /** Its units were taken off sale after the draw: the winner did not get them, and neither did another entry. */
  withdrawn?: true;
}

/** Published entry after the draw, with its result. */
export interface PublishedEntry extends DrawnEntry {
  /** In the order drawn, from 1. */
  place: number;
  /** Its win, with the winner's number from 1; absent without a valid win. */
  win?: Omit<DrawWin, 'id'> & { number: number };
  /** Number among the wins that lapsed, from 1. */
  lapsed?: number;
}

/** Published data of a draw, from which anyone can recompute it. */
export interface DrawRecord {
  version: 1;
  drawId: string;
  /** Hash of the seed, published before entries opened. */
  seedCommitment: string;
  stock: DrawStock[];
  /** Instant at which entries closed, ISO 8601 in UTC. */
  closedAt: string;
  /** Merkle root of the entries, published at the close. */
  entriesRoot: string;
  beacon: DrawBeacon;
  /** 32 bytes, hexadecimal; published after the draw. */
  serverSeed: string;
  /** By id. */
  entries: DrawnEntry[];
  /** Ids of the entries in the order drawn. */
  order: string[];
  /** Ids of winners who did not pay or claim, in the order in which their units went to the next. */
  lapsed: string[];
  /** Winners in the order in which they won, without those that lapsed. */
  wins: DrawWin[];
}

/** Published data of a draw without its entries, which are read in pages. */
export interface DrawHead extends Omit<DrawRecord, 'entries' | 'order' | 'lapsed' | 'wins'> {
  /** Entries, wins that stand, and wins that lapsed. */
  counts: { entries: number; wins: number; lapsed: number };
}
