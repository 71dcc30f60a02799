import type { DrawEntry, PublicDraw } from '@foyer/contract';

/** Tells whether the caller's entry, as they made it, is included under the published root. */
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
