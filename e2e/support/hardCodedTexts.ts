import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { saidTexts } from '../../tools/locales/usedKeys.ts';
import { inWorkspace } from '../../tools/workspace/workspacePaths.ts';

let literals: ReadonlySet<string> | undefined;

/** Whatever stands between quotes in the libraries that show texts. Kit and seat map take their words by props, and have English ones for want of any. */
function productLiterals(): ReadonlySet<string> {
  const files = globSync('libs/{identity,shell,cart,marketplace,token-assignment}/src/**/*.{ts,tsx}', {
    cwd: inWorkspace(),
  }).filter((file) => !/\.(?:test|stories)\.tsx?$|\/testing\//.test(file));
  return (literals ??= saidTexts(
    files.map((file) => [file, readFileSync(inWorkspace(file), 'utf8')] as const),
  ).whole);
}

/** The name of the product is the same in every language; what the browser says of a day it says in a language it knows. */
const said = [-1, 0, 1].map((day) =>
  new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(day, 'day'),
);
const isNoText = (text: string): boolean => text === 'Foyer' || said.includes(text);

/** Runs in the page: what is seen or read aloud. */
function shownTexts(): string[] {
  const found: string[] = [];
  const root = document.querySelector('#storybook-root') ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest('code, pre, svg, script, style')) found.push(node.textContent ?? '');
  }
  for (const element of root.querySelectorAll('[aria-label], [placeholder], [alt], [title]')) {
    for (const name of ['aria-label', 'placeholder', 'alt', 'title']) {
      found.push(element.getAttribute(name) ?? '');
    }
  }
  return found;
}

/**
 * What a page shows in the pseudo-locale that stands in the program itself: words from the texts have accents there, and
 * what stories bring as data is in no library.
 */
export async function hardCodedTexts(page: Page): Promise<string[]> {
  const known = productLiterals();
  const shown = new Set((await page.evaluate(shownTexts)).map((text) => text.trim()));
  return [...shown]
    .filter((text) => /[A-Za-z]{3}/.test(text) && known.has(text) && !isNoText(text))
    .map((text) => `"${text}" is not in the texts`);
}
