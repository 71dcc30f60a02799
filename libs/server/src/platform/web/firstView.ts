import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@foyer/contract';
import { houseMark } from './houseMark.ts';
import { escapeHtml } from './escapeHtml.ts';

/** Reads a style sheet of first views without its line breaks. Its colours are variables of the built document. */
export const readFirstViewStyle = (file: string): string =>
  readFileSync(file, 'utf8').replace(/\s*\n\s*/g, '');

const style = readFirstViewStyle(path.join(import.meta.dirname, 'assets/firstView.css'));

/** What a page shows until its scripts have run, between header and footer. */
export interface FirstView {
  /** HTML, with all texts escaped. */
  html: string;
  /** Rules of the page's own. */
  css?: string;
}

interface FirstViewOptions {
  view: FirstView | undefined;
  /** Name of the site. */
  site: string;
  locale: Locale;
  nonce: string;
}

/**
 * Builds the content of the app's root until the app replaces it: the header, and the page's first view. Its styles are
 * inside, so that they go with it.
 */
export function firstViewHtml({ view, site, locale, nonce }: FirstViewOptions): string {
  return [
    `<style nonce="${nonce}">${style}${view?.css ?? ''}</style>`,
    `<header class="first-bar"><div class="first-width"><a class="first-mark" href="/${locale}">`,
    `${houseMark}<span translate="no">${escapeHtml(site)}</span></a></div></header>`,
    `<main class="first-main" aria-busy="true">${view?.html ?? ''}</main>`,
  ].join('');
}
