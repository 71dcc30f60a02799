import { fromHex, fromText, toHex } from './hashing/bytes.ts';
import { sha256 } from './hashing/hashes.ts';
import { hashEach, type HashList, type OnShare } from './hashing/hashList.ts';
import { hashLeaf, merkleProofs, merkleRoot, rootOfProof } from './hashing/merkleTree.ts';
import type { DrawnEntry } from './record/drawRecord.ts';

/** Published id of an entry: the hash of its own id and a salt that only its owner gets. */
export async function hideEntry(entryId: string, salt: string): Promise<string> {
  return toHex(await sha256(fromText(`${entryId}:${salt}`)));
}

/**
 * Computes the commitment to a seed, which is published before entries open.
 * @param serverSeed hexadecimal
 */
export async function commitToSeed(serverSeed: string): Promise<string> {
  return toHex(await sha256(fromHex(serverSeed)));
}

/** Four lines: id, quantity, `whole` or `split`, and the choices with commas between them. */
const leafOf = ({ id, quantity, maySplit, choices }: DrawnEntry) =>
  hashLeaf(fromText([id, quantity, maySplit ? 'split' : 'whole', choices.join(',')].join('\n')));

const byId = (entries: readonly DrawnEntry[]): DrawnEntry[] =>
  [...entries].sort((a, b) => (a.id < b.id ? -1 : 1));

/** Leaf hashes of entries that are in the order of their ids. */
const leavesOf = (sorted: readonly DrawnEntry[], onShare?: OnShare): Promise<HashList> =>
  hashEach(sorted.length, (at) => leafOf(sorted[at]!), onShare);

/** Merkle root of entries, in the order of their ids. Hexadecimal. */
export async function rootOf(entries: readonly DrawnEntry[], onShare?: OnShare): Promise<string> {
  return toHex(await merkleRoot(await leavesOf(byId(entries), onShare)));
}

/** Shows that an entry is under a root, without the other entries. */
export interface InclusionProof {
  /** From the entry up; hashes are hexadecimal. */
  steps: { side: 'left' | 'right'; hash: string }[];
}

/** Proofs of entries by their ids, made from one tree. Ids that have no entry are left out. */
export async function proveEntries(
  entries: readonly DrawnEntry[],
  ids: readonly string[],
): Promise<Map<string, InclusionProof>> {
  const sorted = byId(entries);
  const places = new Map(sorted.map(({ id }, place) => [id, place]));
  const known = ids.filter((id) => places.has(id));
  const proofs = await merkleProofs(
    await leavesOf(sorted),
    known.map((id) => places.get(id)!),
  );
  return new Map(
    known.map((id, at) => [
      id,
      { steps: proofs[at]!.map(({ side, hash }) => ({ side, hash: toHex(hash) })) },
    ]),
  );
}

/** Whether a proof leads from an entry to a root. */
export async function verifyInclusion(
  entry: DrawnEntry,
  { steps }: InclusionProof,
  entriesRoot: string,
): Promise<boolean> {
  const path = steps.map(({ side, hash }) => ({ side, hash: fromHex(hash) }));
  return toHex(await rootOfProof(await leafOf(entry), path)) === entriesRoot;
}
