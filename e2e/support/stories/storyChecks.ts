import type { Page } from '@playwright/test';

/** Runs in the page, with axe: applies every theme in place, like the toolbar, and measures contrast again. */
async function measureContrast(themes: readonly string[]): Promise<string[]> {
  type Violation = { nodes: { target: unknown[]; any: { message: string }[] }[] };
  type Axe = { run: (context: object, options: object) => Promise<{ violations: Violation[] }> };
  const { axe } = window as unknown as { axe: Axe };
  const found: string[] = [];
  for (const theme of themes) {
    document.documentElement.dataset.theme = theme;
    // Stories about contrast contain unreadable text on purpose.
    const { violations } = await axe.run(
      { include: [['body']], exclude: [['[data-shows-failure]']] },
      {
        runOnly: { type: 'rule', values: ['color-contrast'] },
        resultTypes: ['violations'],
      },
    );
    for (const { nodes } of violations) {
      for (const { target, any } of nodes)
        found.push(`${theme}: ${target.join(' ')} ${any[0]?.message ?? ''}`);
    }
  }
  return found;
}

/** Lists axe contrast findings per theme in a real browser; the page must have axe. */
export const contrastFindings = (page: Page, themes: readonly string[]): Promise<string[]> =>
  page.evaluate(measureContrast, themes);

/**
 * Runs in the page: doubles every vowel, so that each word is a third longer and no line-break opportunity is added.
 */
function stretchWords(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    // Storybook's own elements beside the story persist from story to story, and would keep growing.
    if (!parent?.checkVisibility() || parent.closest('code, pre, svg, script, style, time, option')) continue;
    node.textContent = (node.textContent ?? '').replace(/[A-Za-zÀ-ÿ]{3,}/g, (word) =>
      word.replace(/[aeiouyéèàêô]/gi, '$&$&'),
    );
  }
}

/** Makes every word on a page a third longer, as in other languages. */
export const stretch = (page: Page): Promise<void> => page.evaluate(stretchWords);

/** Runs in the page: lists overflowing and cut-off elements. */
function lookForSpills(direction: string): string[] {
  document.documentElement.dir = direction;
  const found: string[] = [];
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 50)}"`;
  const holds = (element: Element): boolean => window.getComputedStyle(element).overflowX !== 'visible';
  const isShut = (element: Element): boolean => {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      if (holds(box)) return true;
    }
    return false;
  };
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > window.innerWidth) {
    const wide = [...document.body.querySelectorAll('*')].filter((each) => {
      const { left, right } = each.getBoundingClientRect();
      return (right > window.innerWidth + 1 || left < -1) && !isShut(each);
    });
    found.push(`the page is ${scrollWidth} px wide: ${wide.slice(-3).map(nameOf).join(', ')}`);
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || !parent.checkVisibility({ visibilityProperty: true }))
      continue;
    range.selectNodeContents(node);
    const words = range.getBoundingClientRect();
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const style = window.getComputedStyle(box);
      const { left, right, width } = box.getBoundingClientRect();
      // Visually hidden elements are a pixel wide.
      if (width <= 1) break;
      const isCut = holds(box) && style.overflowX !== 'auto' && style.overflowX !== 'scroll';
      const isSeen = style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.borderLeftWidth !== '0px';
      const isOut = words.right > right + 1 || words.left < left - 1;
      if (isOut && (isCut ? style.textOverflow !== 'ellipsis' : isSeen)) {
        found.push(`${nameOf(parent)} ${isCut ? 'is cut off' : 'stands out of its box'}`);
      }
      if (isSeen || holds(box)) break;
    }
  }
  return found.map((each) => `${direction}: ${each}`);
}

/** Lists elements wider than the window, and words that overflow their box or are cut off, in either text direction. */
export const spills = (page: Page, direction: 'ltr' | 'rtl'): Promise<string[]> =>
  page.evaluate(lookForSpills, direction);
