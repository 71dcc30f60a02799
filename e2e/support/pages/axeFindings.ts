import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Lists axe findings of a page in its current state, one line per element; rules of WCAG 2.2 A and AA and best
 * practices.
 * @param rules restricts the check, if nothing else can have changed
 */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  await inEveryFrame(page, standStill);
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const builder = new AxeBuilder({ page });
  const axe = rules ? builder.withRules([...rules]) : builder.withTags(tags);
  const { violations } = await inOnePage(page, axe).analyze();
  const findings: string[] = [];
  for (const { id, nodes } of violations) {
    for (const node of nodes) {
      const target = node.target.join(' ');
      if (id === 'target-size' && node.target.length === 1 && (await hasSizeInView(page, target))) continue;
      findings.push(`${id}: ${target} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`);
    }
  }
  await inEveryFrame(page, moveAgain);
  return findings;
}

/** A frame may go meanwhile, as that of a payment does. */
const inEveryFrame = (page: Page, run: () => unknown): Promise<unknown> =>
  Promise.all(page.frames().map((frame) => frame.evaluate(run).catch(() => undefined)));

/**
 * Runs in a frame: ends all transitions and animations, and lets none begin, since colours in the middle of one do not
 * count. That of a dialog begins a moment after it is there, and that of the header's links when the session is known.
 */
function standStill(): void {
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important; }');
  document.adoptedStyleSheets = [still];
}

/** Runs in a frame: ends `standStill`. */
const moveAgain = (): void => void (document.adoptedStyleSheets = []);

/** Legacy mode avoids opening a page per result; only frames of other origins need that. */
const inOnePage = (page: Page, axe: AxeBuilder): AxeBuilder => axe.setLegacyMode(page.frames().length === 1);

/** Asks again in the middle of the screen: axe takes what is scrolled away for covered by a header that stays. */
async function hasSizeInView(page: Page, target: string): Promise<boolean> {
  const scrolled = await page.evaluate(() => ({ x: scrollX, y: scrollY }));
  await page.evaluate((each) => document.querySelector(each)?.scrollIntoView({ block: 'center' }), target);
  const axe = new AxeBuilder({ page }).include(target).withRules(['target-size']);
  const { violations } = await inOnePage(page, axe).analyze();
  await page.evaluate(({ x, y }) => scrollTo(x, y), scrolled);
  return violations.length === 0;
}
