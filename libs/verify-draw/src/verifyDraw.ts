import { allocate, NotWonError } from './allocate.ts';
import { commitToSeed, rootOf } from './entries.ts';
import type { OnShare } from './hashing/hashList.ts';
import { orderOf } from './orderOf.ts';
import type { DrawRecord, DrawWin } from './record/drawRecord.ts';

/** Part of a record that contradicts the rest of it. */
export type DrawPart = 'seedCommitment' | 'entries' | 'entriesRoot' | 'order' | 'lapsed' | 'wins';

/** First difference between the published and the recomputed draw. */
export interface DrawDifference {
  part: DrawPart;
  /** Place in a list, from 0. */
  at?: number;
  /** As published; absent if the published list is shorter. */
  published?: string;
  /** As recomputed; absent if the published list is longer. */
  recomputed?: string;
}

export type DrawVerification =
  | {
      isRight: true;
      entries: number;
      /** Winners and their units by the rules of the draw. */
      winners: number;
      units: number;
      /** Of these winners, those whose units were taken off sale after the draw. */
      withdrawn: number;
    }
  | { isRight: false; difference: DrawDifference };

function firstDifference(
  part: DrawPart,
  published: readonly string[],
  recomputed: readonly string[],
): DrawDifference | undefined {
  const length = Math.max(published.length, recomputed.length);
  for (let at = 0; at < length; at += 1) {
    const [one, other] = [published[at], recomputed[at]];
    if (one !== other)
      return {
        part,
        at,
        ...(one === undefined ? {} : { published: one }),
        ...(other === undefined ? {} : { recomputed: other }),
      };
  }
  return undefined;
}

const differs = (part: DrawPart, published: string, recomputed: string): DrawDifference | undefined =>
  published === recomputed ? undefined : { part, published, recomputed };

const sentenceOf = ({ id, choice, quantity }: DrawWin) => `${id} ${quantity} x ${choice}`;

/** Finds an id that occurs twice, or out of order: an entry with two tickets has two chances. */
function findDoubleEntry({ entries }: DrawRecord): DrawDifference | undefined {
  const at = entries.findIndex(({ id }, place) => place > 0 && entries[place - 1]!.id >= id);
  return at < 0 ? undefined : { part: 'entries', at, published: entries[at]!.id };
}

/** Returns the winners by the rules, or the lapsed entry that had not won. */
function recomputeWins(record: DrawRecord): { wins: DrawWin[] } | { difference: DrawDifference } {
  try {
    return { wins: allocate(record) };
  } catch (error) {
    if (!(error instanceof NotWonError)) throw error;
    return { difference: { part: 'lapsed', at: error.at, published: record.lapsed[error.at]! } };
  }
}

/** Limits of the check: facts that a record alone can't prove, one sentence each. */
export const notChecked: readonly string[] = [
  'that the commitment, the stock and the root were public at their times: compare them with what you saved then',
  'that the value of the beacon is the one of its round: ask the beacon, or verify its signature',
  'drawId, closedAt, and source and round of the beacon, and fields that are not known here: no result depends on them',
  'that every entry of a fan is in the list: each fan can look for their own',
];

/**
 * Recomputes a draw from its published data alone: the seed's commitment, the root of the entries, the order and the
 * winners. {@link notChecked} is for the reader.
 * @param onShare is called with the share that is done, from 0 to 1
 */
export async function verifyDraw(record: DrawRecord, onShare?: OnShare): Promise<DrawVerification> {
  const { entries, serverSeed, beacon, entriesRoot } = record;
  const early =
    differs('seedCommitment', record.seedCommitment, await commitToSeed(serverSeed)) ??
    findDoubleEntry(record) ??
    differs('entriesRoot', entriesRoot, await rootOf(entries, onShare && ((share) => onShare(share / 2))));
  if (early) return { isRight: false, difference: early };

  const order = await orderOf(
    entries,
    { serverSeed, entriesRoot, beacon },
    onShare && ((share) => onShare(0.5 + share / 2)),
  );
  const reordered = firstDifference('order', record.order, order);
  if (reordered) return { isRight: false, difference: reordered };

  const recomputed = recomputeWins(record);
  if ('difference' in recomputed) return { isRight: false, difference: recomputed.difference };
  const difference = firstDifference('wins', record.wins.map(sentenceOf), recomputed.wins.map(sentenceOf));
  if (difference) return { isRight: false, difference };
  const units = record.wins.reduce((sum, { quantity }) => sum + quantity, 0);
  const withdrawn = record.wins.filter((win) => win.withdrawn).length;
  return { isRight: true, entries: entries.length, winners: record.wins.length, units, withdrawn };
}
