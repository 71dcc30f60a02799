import { createHash } from 'node:crypto';

/** Chain of a drand network, as its hash vouches for it. */
export interface DrandChain {
  /** Seconds since 1970, at which round 1 appears. */
  genesis: number;
  /** Seconds. */
  period: number;
  publicKey: Uint8Array;
}

/** Signatures of 48 bytes over the round alone, hashed to the curve as RFC 9380 says. */
const scheme = 'bls-unchained-g1-rfc9380';
const domain = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
const defaultBeacon = 'default';

type Fields = Record<string, unknown>;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;
const isHex = (value: unknown, bytes: number): value is string =>
  typeof value === 'string' && value.length === 2 * bytes && /^[0-9a-f]*$/.test(value);
const bytesOf = (hex: string): Uint8Array => new Uint8Array(Buffer.from(hex, 'hex'));
const sha256 = (...parts: readonly (Uint8Array | string)[]): Uint8Array => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return new Uint8Array(hash.digest());
};

function bigEndian(value: number, bytes: 4 | 8): Uint8Array {
  const buffer = Buffer.alloc(bytes);
  if (bytes === 4) buffer.writeUInt32BE(value);
  else buffer.writeBigUInt64BE(BigInt(value));
  return new Uint8Array(buffer);
}

/**
 * Reads the description of a chain. The configured hash covers the public key, genesis and period, so that a service
 * cannot give others.
 * @throws Error for another chain, and another scheme of signatures
 */
export function readChain(info: Fields, chainHash: string): DrandChain {
  const { genesis_time: genesis, period, public_key: publicKey, groupHash, schemeID, metadata } = info;
  if (schemeID !== scheme) throw new Error(`The chain of the randomness beacon is not ${scheme}`);
  if (!isCount(genesis) || !isCount(period) || !isHex(publicKey, 96) || !isHex(groupHash, 32))
    throw new Error('The randomness beacon describes no chain');
  const { beaconID = defaultBeacon } = (metadata ?? {}) as Fields;
  const name = beaconID === defaultBeacon ? '' : String(beaconID);
  const hash = sha256(
    ...[bigEndian(period, 4), bigEndian(genesis, 8), bytesOf(publicKey), bytesOf(groupHash), name],
  );
  if (Buffer.from(hash).toString('hex') !== chainHash)
    throw new Error('The randomness beacon describes another chain than the configured one');
  return { genesis, period, publicKey: bytesOf(publicKey) };
}

/**
 * Computes the value of a round from its signature, which the chain's public key must have made.
 * @returns 32 bytes, hexadecimal
 * @throws Error for another round, and without a valid signature
 */
export async function valueOfRound(chain: DrandChain, round: number, answer: Fields): Promise<string> {
  if (answer['round'] !== round) throw new Error(`The randomness beacon does not answer round ${round}`);
  const { signature } = answer;
  if (!isHex(signature, 48) || !(await isSigned(chain, round, bytesOf(signature))))
    throw new Error(`The randomness beacon has not signed round ${round}`);
  return Buffer.from(sha256(bytesOf(signature))).toString('hex');
}

async function isSigned({ publicKey }: DrandChain, round: number, signature: Uint8Array): Promise<boolean> {
  // Loaded by draws alone.
  const { bls12_381: curve } = await import('@noble/curves/bls12-381.js');
  const { hash, verify } = curve.shortSignatures;
  try {
    return verify(signature, hash(sha256(bigEndian(round, 8)), domain), publicKey);
  } catch {
    // Bytes that are no point of the curve.
    return false;
  }
}
