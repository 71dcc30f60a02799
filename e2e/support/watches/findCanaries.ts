import type { Canary, CanaryKind } from '../people/canaries.ts';

/** Recorded text and its place. */
export interface SaidText {
  place: string;
  text: string;
}

export interface FoundCanary {
  kind: CanaryKind;
  place: string;
}

/**
 * Returns the base64 forms of a text regardless of its surroundings: at each of the three offsets in a group of three
 * bytes.
 */
function base64Parts(text: string): string[] {
  return [0, 1, 2].flatMap((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(text)]);
    // The first and last letters also depend on the neighbours.
    const sure = bytes
      .toString('base64')
      .slice(before === 0 ? 0 : before + 1, Math.floor((bytes.length * 8) / 6));
    return [sure, sure.replaceAll('+', '-').replaceAll('/', '_')];
  });
}

/**
 * Returns the encodings of a text: plain, in addresses, in forms, in hexadecimal (like the database's bytes) and in
 * base64.
 */
function canaryForms(text: string): string[] {
  const inAddress = encodeURIComponent(text);
  const twice = encodeURIComponent(inAddress);
  const words = text.split(' ');
  const plain = [text, inAddress, twice, words.join('+'), words.length === 2 ? words.join('') : text];
  const grouped = /^\d{16}$/.test(text)
    ? [' ', '-', '+', '%20'].map((mark) => text.match(/\d{4}/g)!.join(mark))
    : [];
  const hex = Buffer.from(text).toString('hex');
  // Four base64 letters of three bytes occur everywhere.
  const base64 = text.length >= 7 ? base64Parts(text) : [];
  return [...new Set([...plain, ...grouped, ...base64, hex].map((form) => form.toLowerCase()))];
}

const formsKnown = new Map<string, string[]>();

function formsOf(text: string): string[] {
  const known = formsKnown.get(text) ?? canaryForms(text);
  formsKnown.set(text, known);
  return known;
}

/** Finds canaries in texts, in any encoding and case; each kind once per place. */
export function findCanaries(said: readonly SaidText[], canaries: readonly Canary[]): FoundCanary[] {
  const lower = said.map(({ text }) => text.toLowerCase());
  const all = lower.join('\n');
  const present = canaries
    .map(({ kind, text }) => ({ kind, forms: formsOf(text).filter((form) => all.includes(form)) }))
    .filter(({ forms }) => forms.length > 0);
  const found = new Map<string, FoundCanary>();
  for (const { kind, forms } of present) {
    said.forEach(({ place }, index) => {
      if (forms.some((form) => lower[index]!.includes(form))) found.set(`${kind} ${place}`, { kind, place });
    });
  }
  return [...found.values()];
}
