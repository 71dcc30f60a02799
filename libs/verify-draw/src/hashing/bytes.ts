/** Bytes of a hexadecimal text of even length. */
export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length / 2);
  for (let at = 0; at < bytes.length; at += 1)
    bytes[at] = Number.parseInt(text.slice(2 * at, 2 * at + 2), 16);
  return bytes;
}

const digits = Array.from({ length: 256 }, (_none, byte) => byte.toString(16).padStart(2, '0'));

/** Joins in one step: a string that grows piece by piece keeps its pieces in memory, a kilobyte for each hash. */
export const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => digits[byte]!).join('');

export const fromText = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

export function concat(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
