import type { DrawEntry, DrawRecord, PublicDraw } from '@foyer/contract';

/** An entry in the published data. */
export interface FoundEntry {
  /** Place in the order, from 1. */
  place: number;
  total: number;
  win: DrawRecord['wins'][number] | undefined;
}

/** Finds an entry by its published id. */
export function findEntry(record: DrawRecord, drawnId: string): FoundEntry | undefined {
  const at = record.order.indexOf(drawnId);
  if (at < 0 || !record.entries.some(({ id }) => id === drawnId)) return undefined;
  return { place: at + 1, total: record.order.length, win: record.wins.find(({ id }) => id === drawnId) };
}

/** Tells whether the caller's entry, as they made it, is under the published root. */
export async function isEntryIn(
  { choices, quantity, maySplit, proof }: DrawEntry,
  { entriesRoot }: Pick<PublicDraw, 'entriesRoot'>,
): Promise<boolean> {
  if (!proof || entriesRoot === undefined) return false;
  const { verifyInclusion } = await import('@foyer/verify-draw');
  const entry = {
    id: proof.drawnId,
    quantity,
    maySplit,
    choices: choices.map(({ offerGroupId }) => offerGroupId),
  };
  return verifyInclusion(entry, proof, entriesRoot);
}
