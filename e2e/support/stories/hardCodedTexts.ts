import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { saidTexts } from '../../../tools/locales/usedKeys.ts';
import { inWorkspace } from '../../../tools/workspace/workspacePaths.ts';

let literals: ReadonlySet<string> | undefined;

/**
 * String literals of the libraries that show texts. Kit and seat map take their texts by props, with English defaults.
 */
function productLiterals(): ReadonlySet<string> {
  if (literals) return literals;
  const files = globSync('libs/{identity,shell,cart,marketplace,token-assignment}/src/**/*.{ts,tsx}', {
    cwd: inWorkspace(),
  }).filter((file) => !/\.(?:test|stories)\.tsx?$|\/testing\//.test(file));
  literals = saidTexts(files.map((file) => [file, readFileSync(inWorkspace(file), 'utf8')] as const)).whole;
  return literals;
}

/** The product name and currency codes are the same in every language; the browser formats dates in a language that it supports. */
const said = [-1, 0, 1].map((day) =>
  new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(day, 'day'),
);
const sameInAll = ['Foyer', ...Intl.supportedValuesOf('currency')];
const isNoText = (text: string): boolean => sameInAll.includes(text) || said.includes(text);

/** Runs in the page: lists visible and announced texts. */
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
 * Lists texts of a page in the pseudo-locale that come from the code: translated texts have accents there, and story
 * data is in no library.
 */
export async function hardCodedTexts(page: Page): Promise<string[]> {
  const known = productLiterals();
  const shown = new Set((await page.evaluate(shownTexts)).map((text) => text.trim()));
  return [...shown]
    .filter((text) => /[A-Za-z]{3}/.test(text) && known.has(text) && !isNoText(text))
    .map((text) => `"${text}" is not in the texts`);
}
