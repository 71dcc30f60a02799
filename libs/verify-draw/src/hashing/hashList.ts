/** SHA-256 or HMAC-SHA-256, 32 bytes. */
export type Hash = Uint8Array<ArrayBuffer>;

/** Called with the share that is done, from 0 to 1. */
export type OnShare = (share: number) => void;

const hashBytes = 32;
const batchSize = 1024;

/** Hashes in one buffer: a draw of a million entries has some millions of them. */
export class HashList {
  readonly length: number;
  readonly #bytes: Uint8Array<ArrayBuffer>;

  constructor(length: number) {
    this.length = length;
    this.#bytes = new Uint8Array(length * hashBytes);
  }

  /** View of a hash, or `undefined` past the end. */
  at(place: number): Hash | undefined {
    if (place >= this.length) return undefined;
    return this.#bytes.subarray(place * hashBytes, (place + 1) * hashBytes);
  }

  set(place: number, hash: Hash): void {
    this.#bytes.set(hash, place * hashBytes);
  }

  /** Order of two hashes as numbers, for sorting. */
  compare(one: number, other: number): number {
    for (let at = 0; at < hashBytes; at += 1) {
      const difference = this.#bytes[one * hashBytes + at]! - this.#bytes[other * hashBytes + at]!;
      if (difference !== 0) return difference;
    }
    return 0;
  }
}

/** Builds the list of hashes of the places from 0, in batches. */
export async function hashEach(
  count: number,
  hashAt: (place: number) => Promise<Hash>,
  onShare?: OnShare,
): Promise<HashList> {
  const hashes = new HashList(count);
  for (let from = 0; from < count; from += batchSize) {
    const size = Math.min(batchSize, count - from);
    const batch = await Promise.all(Array.from({ length: size }, (_none, at) => hashAt(from + at)));
    for (const [at, hash] of batch.entries()) hashes.set(from + at, hash);
    onShare?.((from + size) / count);
  }
  return hashes;
}
