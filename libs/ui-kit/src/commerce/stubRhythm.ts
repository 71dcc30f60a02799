/** FNV-1a: small, and the same everywhere. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value;
}

const bars = 23;

/** The widths of bars and gaps, by turns: deterministic for a name, so that an event is known by its rhythm. */
export function rhythmOf(seed: string): number[] {
  let state = hash(seed) || 1;
  return Array.from({ length: bars }, () => {
    // xorshift: enough for a drawing, and it needs no randomness from outside.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    const step = (state >>> 0) % 8;
    return step === 7 ? 9 : 1 + (step % 4);
  });
}
