import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { inWorkspace } from '../../../tools/workspace/workspacePaths.ts';

const namespaces = ['shell', 'identity', 'marketplace', 'cart', 'tokenAssignment'];
type Texts = { [key: string]: string | Texts };

const flat = (texts: Texts): string[] =>
  Object.values(texts).flatMap((each) => (typeof each === 'string' ? [each] : flat(each)));
const textsOf = (locale: string): string[] =>
  namespaces.flatMap((each) =>
    flat(JSON.parse(readFileSync(inWorkspace('locales', locale, `${each}.json`), 'utf8')) as Texts),
  );

/** Returns texts of the product that are English only. */
export function englishOnly(): string[] {
  const french = new Set(textsOf('fr-CA'));
  return [...new Set(textsOf('en-US'))].filter(
    (text) => text.length > 3 && !/\{\{/.test(text) && !french.has(text),
  );
}

interface Seen {
  lang: string;
  overflow: number;
  /** Elements wider than the window, for diagnosis. */
  wide: string[];
  small: string[];
  english: string[];
  raw: string[];
}

/** Runs in the page: lists what breaks the rules for phones. */
function look(english: string[]): Seen {
  const words = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    words.add((node.textContent ?? '').trim());
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]')) {
    for (const name of ['aria-label', 'placeholder', 'title']) words.add(element.getAttribute(name) ?? '');
  }
  const { lang, scrollWidth } = document.documentElement;
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()} ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}`;
  const scrolls = (element: Element): boolean => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      if (['auto', 'scroll', 'clip', 'hidden'].includes(window.getComputedStyle(box).overflowX)) return true;
    }
    return false;
  };
  const wide = [...document.body.querySelectorAll('*')]
    .filter((each) => each.getBoundingClientRect().right > window.innerWidth + 0.5 && !scrolls(each))
    .map(nameOf);
  // A link within a sentence is as high as its line; hidden elements cannot be touched.
  const small = [...document.querySelectorAll('a[href], button, input, select, [role="button"]')].flatMap(
    (each) => {
      const target = each.closest('label') ?? each;
      const { width, height } = target.getBoundingClientRect();
      const style = window.getComputedStyle(each);
      const isHidden =
        width <= 1 || height <= 1 || style.visibility === 'hidden' || each.closest('[inert]') !== null;
      const isInText = each.tagName === 'A' && style.display === 'inline';
      const covers = window.getComputedStyle(each, '::after').position === 'absolute';
      if (isHidden || isInText || covers || target.contains(document.querySelector(':focus.skip'))) return [];
      return width >= 43.5 && height >= 43.5
        ? []
        : [`${nameOf(each)}: ${Math.round(width)} x ${Math.round(height)}`];
    },
  );
  return {
    lang,
    overflow: Math.max(scrollWidth - window.innerWidth, 0),
    wide: scrollWidth > window.innerWidth ? wide.slice(0, 5) : [],
    small,
    english: english.filter((text) => words.has(text)),
    raw: [...words].filter((text) => /^[a-z]+(\.[a-zA-Z]+)+$|\{\{|\bAM\b|\bPM\b|\$\d/.test(text)),
  };
}

/**
 * Expects a French page to fit the phone's width, to be in French throughout, and to have controls large enough for a
 * thumb.
 */
export async function expectFrenchPhonePage(page: Page, english: string[]): Promise<void> {
  const seen = await page.evaluate(look, english);
  expect(seen).toEqual({ lang: 'fr-CA', overflow: 0, wide: [], small: [], english: [], raw: [] });
}
