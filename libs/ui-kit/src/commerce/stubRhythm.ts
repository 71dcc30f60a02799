/** FNV-1a hash: small, and deterministic everywhere. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value;
}

const bars = 23;

/** Returns alternating widths of bars and gaps, deterministic per name, so that an event keeps its pattern. */
export function rhythmOf(seed: string): number[] {
  let state = hash(seed) || 1;
  return Array.from({ length: bars }, () => {
    // xorshift: good enough for a drawing, and seeded.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    const step = (state >>> 0) % 8;
    return step === 7 ? 9 : 1 + (step % 4);
  });
}
