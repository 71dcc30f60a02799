import fc from 'fast-check';
import { stripTags } from './stripTags.ts';

const aTag = /<[a-z!/][^<>]*>/gi;
/** Reference implementation: removes tags until none is left. */
function stripSlowly(text: string): string {
  const stripped = text.replace(aTag, '');
  return stripped === text ? text : stripSlowly(stripped);
}
/** Texts with many near-tags. */
const nearlyTags = fc
  .array(fc.constantFrom('<', '>', '/', '!', 'b', 'script', ' ', '=', '"', '1', 'é', '\n', '<b>'), {
    maxLength: 60,
  })
  .map((parts) => parts.join(''));

describe('stripTags [I5.12]', () => {
  it.each([
    ['<b>Ada</b>', 'Ada'],
    ['a < b', 'a < b'],
    ['1 <2 and 3> 2', '1 <2 and 3> 2'],
    ['<script>x</script>', 'x'],
    ['<<b>', '<'],
    ['<<b>script>alert(1)<</b>/script>', 'alert(1)'],
    ['a <!-- note --> b', 'a  b'],
    ['I <3 you', 'I <3 you'],
    ['x > y < z', 'x > y < z'],
  ])('takes the tags out of %j', (text, stripped) => expect(stripTags(text)).toBe(stripped));

  it('leaves no tag, whatever was typed [BR-03]', () => {
    fc.assert(
      fc.property(nearlyTags, (text) => expect(stripTags(text)).not.toMatch(aTag)),
      { numRuns: 2_000 },
    );
  });

  it('does what taking tags out again and again would do, and a second time nothing', () => {
    fc.assert(
      fc.property(nearlyTags, (text) => {
        const stripped = stripTags(text);
        expect(stripped).toBe(stripSlowly(text));
        expect(stripTags(stripped)).toBe(stripped);
      }),
      { numRuns: 2_000 },
    );
  });

  it('gives back what has no bracket, to the letter', () => {
    const plain = fc.string({ unit: 'grapheme' }).filter((text) => !/[<>]/.test(text));
    fc.assert(fc.property(plain, (text) => expect(stripTags(text)).toBe(text)));
  });

  it.each([
    ['tags in tags', '<b', 'b>'],
    ['unclosed brackets', '<', 'x'],
    ['unopened brackets', 'b>', '>'],
  ])('is done with 400,000 signs at once: %s [BI-11]', (_what, before, after) => {
    const text = before.repeat(100_000) + after.repeat(100_000);
    const started = performance.now();
    stripTags(text);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
