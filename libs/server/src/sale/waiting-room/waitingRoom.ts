import { createHash } from 'node:crypto';

/** Waiting room of an event as the database had it at `now`. */
export interface WaitingRoom {
  eventId: string;
  opensAt: Date;
  admittedPerMinute: number;
  /** Secret until the opening. */
  seed: string;
  /** Arrivals in the window; null until the opening. */
  drawn: number | null;
  /** Ranks and numbers admitted. */
  admitted: number;
  isPaused: boolean;
  /** Whether arrivals are taken; before, the event has no waiting room. */
  hasBegun: boolean;
  now: Date;
}

/** Place of an account in a waiting room. */
export interface RoomPlace {
  placeId: string;
  userId: string;
  /** Of an arrival after the opening; null for one in the window, whose rank is drawn. */
  number: number | null;
}

const bitsOfRank = 48;

/** Commitment to a seed, published before the opening. */
export const hashSeed = (seed: string): string => createHash('sha256').update(seed).digest('hex');

/**
 * Rank of a place: its number, or the draw's, a uniform function of seed and place that the waiting page computes too.
 * Two places may have the same rank, which admits both.
 */
export function rankOf(seed: string, drawn: number, { placeId, number }: RoomPlace): number {
  if (number !== null) return number;
  const hash = createHash('sha256').update(`${seed}.${placeId}`).digest();
  return 1 + Math.floor((hash.readUIntBE(0, bitsOfRank / 8) / 2 ** bitsOfRank) * drawn);
}

/** Tells whether a waiting room has admitted a place. */
export const isAdmitted = ({ seed, drawn, admitted }: WaitingRoom, place: RoomPlace): boolean =>
  drawn !== null && rankOf(seed, drawn, place) <= admitted;
