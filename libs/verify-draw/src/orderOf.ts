import { concat, fromHex } from './hashing/bytes.ts';
import { hmacSha256 } from './hashing/hashes.ts';
import { hashEach, type OnShare } from './hashing/hashList.ts';
import type { DrawBeacon, DrawnEntry } from './record/drawRecord.ts';

/** Inputs of the order besides the entries; all hexadecimal but the names of the beacon. */
export interface DrawSeeds {
  serverSeed: string;
  entriesRoot: string;
  beacon: DrawBeacon;
}

/**
 * Ids of entries in the order drawn. The draw's key is the HMAC of root and beacon under the seed; an entry's ticket
 * is the HMAC of its id under that key, and the lowest ticket comes first. Knowing a part of the inputs beforehand
 * doesn't reveal the order, and each entry has the same chance of each place.
 */
export async function orderOf(
  entries: readonly Pick<DrawnEntry, 'id'>[],
  { serverSeed, entriesRoot, beacon }: DrawSeeds,
  onShare?: OnShare,
): Promise<string[]> {
  const seeded = hmacSha256(fromHex(serverSeed));
  const ticketOf = hmacSha256(await seeded(concat(fromHex(entriesRoot), fromHex(beacon.value))));
  const tickets = await hashEach(entries.length, (at) => ticketOf(fromHex(entries[at]!.id)), onShare);
  const places = Uint32Array.from(entries, (_entry, at) => at).sort((a, b) => tickets.compare(a, b));
  return Array.from(places, (place) => entries[place]!.id);
}
