import { readFile, stat } from 'node:fs/promises';
import type { Locale } from '@foyer/contract';
import { escapeHtml, scriptJson } from './escapeHtml.ts';

/** API answer embedded in the page, which saves the browser a request. */
export interface FirstData {
  operationId: string;
  request: unknown;
  response: unknown;
}

/** Preview image: JPEG or PNG, the only formats that link previews support. */
export interface PageImage {
  url: string;
  type: 'image/jpeg' | 'image/png';
  width: number;
  height: number;
  alt: string;
}

/** Contents of a page's head, as plain text; escaped here. */
export interface PageHead {
  title?: string;
  description?: string;
  /** Absolute URL of the page, without parameters that don't change its content. */
  canonicalUrl?: string;
  /** Site name for link previews. */
  siteName?: string;
  image?: PageImage;
  /** Open Graph type: `website`, `event` … */
  type?: string;
  /** Schema.org document. */
  structuredData?: unknown;
  /** URLs of the page in the other locales. */
  alternates?: { locale: Locale | 'x-default'; url: string }[];
  isIndexed?: boolean;
  /** Files that the page needs at once, e.g. its main picture, with exactly the URL that the page requests. */
  preloads?: PagePreload[];
}

interface PagePreload {
  href: string;
  as: 'script' | 'image' | 'font' | 'fetch';
  /** Marks the main picture, since browsers load pictures with low priority by default. */
  isUrgent?: boolean;
}

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
  /** Whether the site has a font of its own, so that the product's are not preloaded. */
  hasOwnFont?: boolean;
  /** Files of the build for old browsers; empty until it exists. */
  legacy?: readonly string[];
  /** HTML in the app's root until the app replaces it, where the app has a slot for it. */
  firstView?: string;
}

const openGraphLocale = (locale: string): string => locale.replace('-', '_');

/** Builds the link preview: Open Graph, and what Twitter's cards need in addition. */
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
    // Twitter falls back to the Open Graph title, description and picture.
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
  ];
}

const dataHtml = ({ nonce, firstData }: PageSlots): string =>
  firstData.length > 0
    ? `<script type="application/json" id="foyer-data" nonce="${nonce}">${scriptJson(firstData)}</script>`
    : '';

function headHtml(slots: PageSlots): string {
  const { nonce, head } = slots;
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
  ]
    .filter(Boolean)
    .join('\n    ');
}

/** Preloads of the product's fonts, as the build writes them. */
const fontPreloads = /\s*<link rel="preload" href="[^"]*" as="font"[^>]*>/g;

const slotPattern = /<!--foyer:(head|first-view|data)-->/g;

/**
 * Fills the slots of an app's built `index.html`: language, nonce, head, first view and first data. The data come below
 * the first view where there is a slot, so that it is shown before they have arrived.
 */
export function fillPage(template: string, slots: PageSlots): string {
  const withSlot = template.includes('<!--foyer:head-->')
    ? template
    : template.replace('</head>', '<!--foyer:head--></head>');
  const page = slots.hasOwnFont ? withSlot.replace(fontPreloads, '') : withSlot;
  const hasDataSlot = withSlot.includes('<!--foyer:data-->');
  const contents: Record<string, string> = {
    head: [headHtml(slots), hasDataSlot ? '' : dataHtml(slots)].filter(Boolean).join('\n    '),
    'first-view': slots.firstView ?? '',
    data: dataHtml(slots),
  };
  // Texts come last and in one go, so that a text that looks like a slot is not replaced.
  return page
    .replace(/<html lang="[^"]*"/, `<html lang="${slots.locale}"`)
    .replaceAll('%NONCE%', slots.nonce)
    .replace('%LEGACY%', (slots.legacy ?? []).join(' '))
    .replace(slotPattern, (_slot, name: string) => contents[name]!);
}

/** Creates a cached file reader that reloads a changed file, so that a rebuild shows without a restart. */
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
