import { concat } from './bytes.ts';
import { sha256 } from './hashes.ts';
import { hashEach, type Hash, type HashList } from './hashList.ts';

/** Different first bytes, so that no node can be passed off as a leaf (RFC 6962, 2.1). */
const leafPrefix = new Uint8Array([0]);
const nodePrefix = new Uint8Array([1]);

export const hashLeaf = (bytes: Uint8Array): Promise<Hash> => sha256(concat(leafPrefix, bytes));
const hashNode = (left: Hash, right: Hash): Promise<Hash> => sha256(concat(nodePrefix, left, right));

/** Returns the level above; a node without a sibling moves up unchanged, as in RFC 6962. */
const levelAbove = (level: HashList): Promise<HashList> =>
  hashEach(Math.ceil(level.length / 2), async (at) => {
    const [left, right] = [level.at(2 * at)!, level.at(2 * at + 1)];
    return right ? hashNode(left, right) : left;
  });

/** A tree's levels, leaves first and the root last. */
async function levelsOf(leaves: HashList): Promise<HashList[]> {
  const levels = [leaves];
  while (levels.at(-1)!.length > 1) levels.push(await levelAbove(levels.at(-1)!));
  return levels;
}

/** Merkle root of leaf hashes; of none, the hash of nothing. */
export async function merkleRoot(leaves: HashList): Promise<Hash> {
  return (await levelsOf(leaves)).at(-1)!.at(0) ?? sha256(new Uint8Array());
}

/** Hash beside the way from a leaf to the root. */
export interface ProofStep {
  side: 'left' | 'right';
  hash: Hash;
}

/** Ways from leaves, by their places, to the root. */
export async function merkleProofs(leaves: HashList, places: readonly number[]): Promise<ProofStep[][]> {
  const levels = await levelsOf(leaves);
  return places.map((place) =>
    levels.slice(0, -1).flatMap((level, height) => {
      const at = place >> height;
      const hash = level.at(at ^ 1);
      return hash ? [{ side: at % 2 === 0 ? ('right' as const) : ('left' as const), hash }] : [];
    }),
  );
}

/** Root that a leaf and its way lead to. */
export async function rootOfProof(leaf: Hash, steps: readonly ProofStep[]): Promise<Hash> {
  let hash = leaf;
  for (const { side, hash: beside } of steps)
    hash = side === 'left' ? await hashNode(beside, hash) : await hashNode(hash, beside);
  return hash;
}
