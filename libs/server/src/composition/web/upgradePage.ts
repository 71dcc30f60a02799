import { supportedLocales, type Locale } from '@foyer/contract';
import type { ServerTexts } from '../../platform/texts/serverTexts.ts';
import { escapeHtml } from '../../platform/web/pageHtml.ts';

/** Path that unsupported browsers are redirected to, below the locale [I1.08]. */
export const upgradePath = '/unsupportedBrowser';

const browsers = [
  { name: 'Chrome', oldest: '80', url: 'https://www.google.com/chrome/' },
  { name: 'Firefox', oldest: '68', url: 'https://www.mozilla.org/firefox/new/' },
  { name: 'Edge', oldest: '80', url: 'https://www.microsoft.com/edge' },
  { name: 'Safari', oldest: '12', url: 'https://support.apple.com/safari' },
] as const;

const languages: Record<Locale, string> = {
  'en-US': 'English (US)',
  'en-CA': 'English (Canada)',
  'fr-CA': 'Français (Canada)',
  'es-US': 'Español (EE. UU.)',
};

/** Hex colours, maximum widths and nothing newer than 2009, since only old browsers get this page. */
const style = `body{margin:0;background:#f5eee2;color:#24152f;font:18px/1.5 Arial,Helvetica,sans-serif}
main{display:block;max-width:600px;margin:0 auto;padding:48px 24px}
h1{margin:0 0 16px;font-size:32px;line-height:1.15}h2{margin:32px 0 8px;font-size:20px}
ul{margin:0;padding:0;list-style:none}li{border-top:1px solid #cdbfae}li a{display:block;padding:12px 0}
a{color:#6b1f7c}a:focus{outline:3px solid #6b1f7c}small{color:#5c4d66;font-size:16px}
nav{display:block;margin-top:40px}nav a{display:inline-block;margin-right:20px;padding:10px 0}`;

export interface UpgradePage {
  html: string;
  policy: string;
}

interface UpgradePageOptions {
  locale: Locale;
  texts: ServerTexts;
  /** Name of the site. */
  site: string;
  nonce: string;
  /** Allowed frame ancestors, as for the site's other pages. */
  ancestors: readonly string[];
}

/**
 * Builds the page that asks for a browser upgrade: plain HTML without a script, readable in every browser. It never
 * redirects, which rules out a loop [I1.08].
 */
export function upgradePage({ locale, texts, site, nonce, ancestors }: UpgradePageOptions): UpgradePage {
  const say = (key: string, values: Record<string, string> = {}): string =>
    escapeHtml(texts.say(locale, `upgrade.${key}`, { site, ...values }));
  const links = browsers.map(
    ({ name, oldest, url }) =>
      `<li><a href="${url}" target="_top" rel="noopener noreferrer">${say('get', { browser: name })}</a> <small>${say('oldest', { version: oldest })}</small></li>`,
  );
  const others = supportedLocales
    .filter((each) => each !== locale)
    .map(
      (each) => `<a href="/${each}${upgradePath}" lang="${each}" hreflang="${each}">${languages[each]}</a>`,
    );
  const html = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${say('title')} | ${escapeHtml(site)}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
<h1>${say('title')}</h1>
<p>${say('text')}</p>
<h2>${say('choose')}</h2>
<ul>
${links.join('\n')}
</ul>
<p><a href="/${locale}">${say('again')}</a></p>
<nav>${others.join(' ')}</nav>
</main>
</body>
</html>
`;
  const framing = ancestors.length === 0 ? "'none'" : ancestors.join(' ');
  // Browsers that support nonces ignore `unsafe-inline`; those with CSP level 1 support nothing else.
  const policy = `default-src 'none'; style-src 'nonce-${nonce}' 'unsafe-inline'; frame-ancestors ${framing}; base-uri 'none'; form-action 'none'`;
  return { html, policy };
}
