import { supportedLocales, type Locale } from '@foyer/contract';
import type { ServerTexts } from '../../platform/texts/serverTexts.ts';
import { houseMark } from '../../platform/web/houseMark.ts';
import { escapeHtml } from '../../platform/web/escapeHtml.ts';

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

/**
 * Hex colours, maximum widths and nothing newer than 2009 that it depends on, since only old browsers get this page. The
 * colours are those of the themes.
 */
const style = `body{margin:0;background:#f5eee2;color:#22142b;font:18px/1.5 -apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
header{display:block;border-bottom:1px solid #d8cab5}main,header div{display:block;max-width:640px;margin:0 auto;padding:0 24px}
header div{height:70px;line-height:70px;font-size:24px;font-weight:800;letter-spacing:-1px}
header svg{margin-right:8px;vertical-align:-3px}header .house{text-transform:lowercase}.arch{fill:#22142b}.leaf{fill:#e4a93c}
main{padding-top:48px;padding-bottom:64px}h1{margin:0 0 16px;font-size:36px;line-height:1.1;letter-spacing:-1px}
h2{margin:40px 0 16px;font-size:22px}p{margin:0 0 16px}ul{margin:0;padding:0;list-style:none}
li{margin:0 0 8px}li a{display:block;overflow:hidden;padding:14px 20px;border:1px solid #d8cab5;border-radius:10px;background:#fffaf2;color:#22142b;font-weight:600;text-decoration:none}
li a:hover{border-color:#857565}li small{display:block;color:#5e4e66;font-size:16px;font-weight:400}
.again{display:inline-block;margin-top:24px;padding:12px 24px;border-radius:10px;background:#e4a93c;color:#1c1024;font-weight:600;text-decoration:none}
@media (min-width:480px){li small{float:right;padding-left:16px}}
a:focus{outline:3px solid #0f5d70}nav{display:block;margin-top:48px;padding-top:16px;border-top:1px solid #d8cab5}
nav a{display:inline-block;margin-right:20px;padding:10px 0;color:#855000}
@media (prefers-color-scheme:dark){body{background:#180f1f;color:#f7f0e6}header,nav,li a{border-color:#443352}.arch{fill:#f7f0e6}.leaf,.again{fill:#dca94a}
li a{background:#22172b;color:#f7f0e6}li a:hover{border-color:#8d7c9b}li small{color:#bfb1c8}.again{background:#dca94a}nav a{color:#e6b75c}a:focus{outline-color:#9fdcea}}`;

export interface UpgradePage {
  html: string;
  policy: string;
}

interface UpgradePageOptions {
  locale: Locale;
  texts: ServerTexts;
  /** Name of the site. */
  site: string;
  /** Whether the site is our own, with our logo. */
  isHouse: boolean;
  nonce: string;
  /** Allowed frame ancestors, as for the site's other pages. */
  ancestors: readonly string[];
}

/**
 * Builds the page that asks for a browser upgrade: plain HTML without a script, readable in every browser. It never
 * redirects, which rules out a loop [I1.08].
 */
export function upgradePage(options: UpgradePageOptions): UpgradePage {
  const { locale, texts, site, isHouse, nonce, ancestors } = options;
  const say = (key: string, values: Record<string, string> = {}): string =>
    escapeHtml(texts.say(locale, `upgrade.${key}`, { site, ...values }));
  const links = browsers.map(
    ({ name, oldest, url }) =>
      `<li><a href="${url}" target="_top" rel="noopener noreferrer">${say('get', { browser: name })} <small>${say('oldest', { version: oldest })}</small></a></li>`,
  );
  const others = supportedLocales
    .filter((each) => each !== locale)
    .map(
      (each) => `<a href="/${each}${upgradePath}" lang="${each}" hreflang="${each}">${languages[each]}</a>`,
    );
  const name = `<span translate="no">${escapeHtml(site)}</span>`;
  const mark = isHouse ? `<span class="house">${houseMark}${name}</span>` : name;
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
<header><div>${mark}</div></header>
<main>
<h1>${say('title')}</h1>
<p>${say('text')}</p>
<h2>${say('choose')}</h2>
<ul>
${links.join('\n')}
</ul>
<a class="again" href="/${locale}">${say('again')}</a>
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
