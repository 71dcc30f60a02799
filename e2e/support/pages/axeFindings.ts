import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Lists axe findings of a page in its current state, one line per element; rules of WCAG 2.2 A and AA and best
 * practices.
 * @param rules restricts the check, if nothing else can have changed
 */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Colours in the middle of a transition do not count.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((each) => each.effect?.getTiming().iterations !== Infinity)
        .map((each) => each.finished.catch(() => undefined)),
    ),
  );
  const axe = rules
    ? new AxeBuilder({ page }).withRules([...rules])
    : new AxeBuilder({ page }).withTags([
        'wcag2a',
        'wcag2aa',
        'wcag21a',
        'wcag21aa',
        'wcag22aa',
        'best-practice',
      ]);
  // Legacy mode avoids opening a page per result; only frames of other origins need that.
  const { violations } = await axe.setLegacyMode(page.frames().length === 1).analyze();
  return violations.flatMap((violation) =>
    violation.nodes.map(
      (node) =>
        `${violation.id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`,
    ),
  );
}
