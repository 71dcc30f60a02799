type Rule = readonly [pattern: RegExp, replacement: string | ((found: string) => string)];

const hasDigit = /\d/;
const hasLetter = /[a-z]/i;

/** Every repetition has a limit, so that no text takes long [BI-11]. */
const rules: readonly Rule[] = [
  [/\b(bearer|basic)\s{1,4}[^\s"',;]{1,4000}/gi, '$1 [secret]'],
  // Who is named before an address of the web, and what stands behind its path.
  [/(\bhttps?:\/\/)[^\s/@]{1,200}@/gi, '$1'],
  [/[?#][^\s"'()<>]{0,4000}/g, (found) => (found.includes('=') ? '?[query]' : found)],
  [/[^\s@<>"'(),:;[\]/\\]{1,64}@[^\s@<>"'(),:;[\]/\\]{1,255}/g, '[email]'],
  [/\b(?:\d[ .-]?){8,19}\d\b/g, '[number]'],
  // Ids, tokens and codes: long words of letters and digits. Names of functions have no digits.
  [/[\w-]{20,4000}/g, (word) => (hasDigit.test(word) && hasLetter.test(word) ? '[token]' : word)],
];

const shortestWord = 3;
const escape = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Takes out of a text what may tell of a person, for a report or a log [PV-04]: addresses of mail, secrets, tokens, ids,
 * long numbers, the queries of addresses, and words that are known to be private, in any case. What a code stands at
 * (`/assets/1a2b3c4d.js:1:2345`) stays.
 * @param privateWords names and the like; shorter than three letters they would be found in everything, and are left
 */
export function scrubText(text: string, privateWords: readonly string[] = []): string {
  const words = privateWords.map((word) => word.trim()).filter((word) => word.length >= shortestWord);
  const known = words
    .sort((left, right) => right.length - left.length)
    .reduce((rest, word) => rest.replace(new RegExp(escape(word), 'gi'), '[private]'), text);
  return rules.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement as string), known);
}
