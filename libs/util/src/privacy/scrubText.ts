type Rule = readonly [pattern: RegExp, replacement: string | ((found: string) => string)];

const hasDigit = /\d/;
const hasLetter = /[a-z]/i;

/** Every repetition is bounded, so that no input takes long [BI-11]. */
const rules: readonly Rule[] = [
  [/\b(bearer|basic)\s{1,4}[^\s"',;]{1,4000}/gi, '$1 [secret]'],
  // User info in front of the host, and everything after the path.
  [/(\bhttps?:\/\/)[^\s/@]{1,200}@/gi, '$1'],
  [/[?#][^\s"'()<>]{0,4000}/g, (found) => (found.includes('=') ? '?[query]' : found)],
  [/[^\s@<>"'(),:;[\]/\\]{1,64}@[^\s@<>"'(),:;[\]/\\]{1,255}/g, '[email]'],
  [/\b(?:\d[ .-]?){8,19}\d\b/g, '[number]'],
  // Ids, tokens and codes: long words with letters and digits. Function names rarely contain digits.
  [/[\w-]{20,4000}/g, (word) => (hasDigit.test(word) && hasLetter.test(word) ? '[token]' : word)],
];

const shortestWord = 3;
const escape = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Removes what could identify a person from a text for a report or a log [PV-04]: email addresses, secrets, tokens,
 * ids, long numbers, query strings, and the given private words in any case. Source positions
 * (`/assets/1a2b3c4d.js:1:2345`) stay.
 * @param privateWords names and the like; words under three letters are ignored, as they occur everywhere
 */
export function scrubText(text: string, privateWords: readonly string[] = []): string {
  const words = privateWords.map((word) => word.trim()).filter((word) => word.length >= shortestWord);
  const known = words
    .sort((left, right) => right.length - left.length)
    .reduce((rest, word) => rest.replace(new RegExp(escape(word), 'gi'), '[private]'), text);
  return rules.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement as string), known);
}
