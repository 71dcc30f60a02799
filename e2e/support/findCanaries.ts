import type { Canary, CanaryKind } from './canaries.ts';

/** Something that was said, and where. */
export interface SaidText {
  place: string;
  text: string;
}

export interface FoundCanary {
  kind: CanaryKind;
  place: string;
}

/** What base64 has of a text, whatever stands before and after it: at each of three places in a group of three bytes. */
function base64Parts(text: string): string[] {
  return [0, 1, 2].flatMap((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(text)]);
    // The first and the last letters depend on the neighbours too.
    const sure = bytes
      .toString('base64')
      .slice(before === 0 ? 0 : before + 1, Math.floor((bytes.length * 8) / 6));
    return [sure, sure.replaceAll('+', '-').replaceAll('/', '_')];
  });
}

/** A text in the ways in which it is written: as it is, in addresses, in forms, in hexadecimal (as bytes of a database are), in base64. */
export function canaryForms(text: string): string[] {
  const inAddress = encodeURIComponent(text);
  const twice = encodeURIComponent(inAddress);
  const words = text.split(' ');
  const plain = [text, inAddress, twice, words.join('+'), words.length === 2 ? words.join('') : text];
  const grouped = /^\d{16}$/.test(text)
    ? [' ', '-', '+', '%20'].map((mark) => text.match(/\d{4}/g)!.join(mark))
    : [];
  const hex = Buffer.from(text).toString('hex');
  // In base64, four letters of three bytes stand everywhere.
  const base64 = text.length >= 7 ? base64Parts(text) : [];
  return [...new Set([...plain, ...grouped, ...base64, hex].map((form) => form.toLowerCase()))];
}

const formsKnown = new Map<string, string[]>();

function formsOf(text: string): string[] {
  const known = formsKnown.get(text) ?? canaryForms(text);
  formsKnown.set(text, known);
  return known;
}

/** Which canaries stand in what was said, in any form and any case; each kind once a place. */
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
