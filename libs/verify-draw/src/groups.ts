import { proveEntries, rootOf, type InclusionProof } from './entries.ts';
import { fromHex, toHex } from './hashing/bytes.ts';
import { hashEach, type HashList } from './hashing/hashList.ts';
import { merkleProofs, merkleRoot } from './hashing/merkleTree.ts';
import type { DrawnEntry } from './record/drawRecord.ts';

/** Entries of a group: the leaves under one node of the tree. A power of two; the last group may have fewer. */
export const entriesPerGroup = 1024;

const listOf = (groupRoots: readonly string[]): Promise<HashList> =>
  hashEach(groupRoots.length, (at) => Promise.resolve(fromHex(groupRoots[at]!)));

/** Root of the entries of one group, which follow each other in the order of their ids. Hexadecimal. */
export const rootOfGroup = (group: readonly DrawnEntry[]): Promise<string> => rootOf(group);

/** Root of all entries from the roots of their groups: the one that `rootOf` makes of the entries. */
export async function rootOfGroups(groupRoots: readonly string[]): Promise<string> {
  return toHex(await merkleRoot(await listOf(groupRoots)));
}

/**
 * Proves an entry by the entries of its group and the roots of all groups.
 * @param at place of the group among them
 * @returns undefined if the entry is not of the group
 */
export async function proveInGroup(
  group: readonly DrawnEntry[],
  id: string,
  { groupRoots, at }: { groupRoots: readonly string[]; at: number },
): Promise<InclusionProof | undefined> {
  const inGroup = (await proveEntries(group, [id])).get(id);
  const [above] = await merkleProofs(await listOf(groupRoots), [at]);
  return (
    inGroup && {
      steps: [...inGroup.steps, ...above!.map(({ side, hash }) => ({ side, hash: toHex(hash) }))],
    }
  );
}
