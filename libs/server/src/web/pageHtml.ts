import { readFile, stat } from 'node:fs/promises';
import type { Locale } from '@foyer/contract';

/** An answer of the API that the page brings along, so that the browser need not ask for it first. */
export interface FirstData {
  operationId: string;
  request: unknown;
  response: unknown;
}

/** The picture of a card: JPEG or PNG, as those who draw cards take no other. */
export interface PageImage {
  url: string;
  type: 'image/jpeg' | 'image/png';
  width: number;
  height: number;
  alt: string;
}

/** What the server says of a page in its head. Texts are plain; they are escaped here. */
export interface PageHead {
  title?: string;
  description?: string;
  /** Absolute address of the page without what does not matter to it. */
  canonicalUrl?: string;
  /** The name of the site, for cards that friends see. */
  siteName?: string;
  image?: PageImage;
  /** `website`, `event` … of Open Graph. */
  type?: string;
  /** A schema.org document. */
  structuredData?: unknown;
  /** The same page in the other locales. */
  alternates?: { locale: Locale | 'x-default'; url: string }[];
  isIndexed?: boolean;
  /** Files that the page will need at once, for example its large picture, under the address that the page asks for. */
  preloads?: PagePreload[];
}

export interface PagePreload {
  href: string;
  as: 'script' | 'image' | 'font' | 'fetch';
  /** The one picture that is looked at first: browsers think little of pictures. */
  isUrgent?: boolean;
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for HTML, in an element or in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => escapes[character]!);

const scriptEscapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON for a script element: nothing in it can end the element or start a comment. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => scriptEscapes[character]!);

const meta = (attribute: 'name' | 'property', name: string, content: string | undefined): string =>
  content ? `<meta ${attribute}="${name}" content="${escapeHtml(content)}">` : '';
const link = (rel: string, href: string | undefined, more = ''): string =>
  href ? `<link rel="${rel}" href="${escapeHtml(href)}"${more}>` : '';

const preloadHtml = ({ href, as, isUrgent = false }: PagePreload, nonce: string): string => {
  const crossOrigin = as === 'font' || as === 'fetch' ? ' crossorigin' : '';
  const priority = isUrgent ? ' fetchpriority="high"' : '';
  return link('preload', href, ` as="${as}" nonce="${nonce}"${crossOrigin}${priority}`);
};

export interface PageSlots {
  locale: Locale;
  nonce: string;
  head: PageHead;
  firstData: FirstData[];
  /** The files of the build for browsers of the floor; none until it is made. */
  legacy?: readonly string[];
}

const openGraphLocale = (locale: string): string => locale.replace('-', '_');

/** What a page looks like where somebody shares its address: Open Graph, and what Twitter's cards have besides. */
function cardHtml({ head, locale }: PageSlots): string[] {
  const { title, description, canonicalUrl, siteName, image, alternates = [], type = 'website' } = head;
  if (!title || head.isIndexed === false) return [];
  const others = alternates.filter((each) => each.locale !== 'x-default' && each.locale !== locale);
  return [
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonicalUrl),
    meta('property', 'og:type', type),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:locale', openGraphLocale(locale)),
    ...others.map((each) => meta('property', 'og:locale:alternate', openGraphLocale(each.locale))),
    meta('property', 'og:image', image?.url),
    meta('property', 'og:image:type', image?.type),
    meta('property', 'og:image:width', image && String(image.width)),
    meta('property', 'og:image:height', image && String(image.height)),
    meta('property', 'og:image:alt', image?.alt),
    // Title, description and picture are taken from above.
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
  ];
}

function headHtml(slots: PageSlots): string {
  const { nonce, head, firstData } = slots;
  const { title, description, canonicalUrl, structuredData, alternates = [], preloads = [] } = head;
  return [
    title ? `<title>${escapeHtml(title)}</title>` : '',
    meta('name', 'description', description),
    head.isIndexed === false ? '<meta name="robots" content="noindex">' : '',
    link('icon', '/favicon.svg'),
    link('canonical', canonicalUrl),
    ...alternates.map(({ locale, url }) => link('alternate', url, ` hreflang="${locale}"`)),
    ...preloads.map((each) => preloadHtml(each, nonce)),
    ...cardHtml(slots),
    structuredData
      ? `<script type="application/ld+json" nonce="${nonce}">${scriptJson(structuredData)}</script>`
      : '',
    firstData.length > 0
      ? `<script type="application/json" id="foyer-data" nonce="${nonce}">${scriptJson(firstData)}</script>`
      : '',
  ]
    .filter(Boolean)
    .join('\n    ');
}

/** Fills the built `index.html` of an app: language, nonce, head and first data. */
export function fillPage(template: string, slots: PageSlots): string {
  const head = headHtml(slots);
  const withSlot = template.includes('<!--foyer:head-->')
    ? template
    : template.replace('</head>', '<!--foyer:head--></head>');
  // The head is filled last: a text of it that looks like a slot stays a text.
  return withSlot
    .replace(/<html lang="[^"]*"/, `<html lang="${slots.locale}"`)
    .replaceAll('%NONCE%', slots.nonce)
    .replace('%LEGACY%', (slots.legacy ?? []).join(' '))
    .replace('<!--foyer:head-->', () => head);
}

/** Reads a file again only when it has changed, so that a rebuild shows without a restart. */
export function createTemplateReader(): (file: string) => Promise<string | undefined> {
  const known = new Map<string, { mtimeMs: number; text: string }>();
  return async (file) => {
    const facts = await stat(file).catch(() => undefined);
    if (!facts) return undefined;
    const kept = known.get(file);
    if (kept?.mtimeMs === facts.mtimeMs) return kept.text;
    const text = await readFile(file, 'utf8');
    known.set(file, { mtimeMs: facts.mtimeMs, text });
    return text;
  };
}
