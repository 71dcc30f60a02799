import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@foyer/contract';
import type { ServerTexts } from '../../../platform/texts/serverTexts.ts';
import { escapeHtml, scriptJson } from '../../../platform/web/escapeHtml.ts';

/** Maximum size of the page with everything that it loads; the status is not part of it. */
export const waitingPageBytes = 14 * 1024;

const asset = (name: string): string =>
  readFileSync(path.join(import.meta.dirname, 'assets', name), 'utf8').trim();
/** Leaves out whole-line comments and indentation; the assets have no texts over several lines. */
const compact = (code: string): string =>
  code.replace(/^\s*(\/\/.*|\/\*.*\*\/)$/gm, '').replace(/\n\s*/g, '\n');
const style = compact(asset('waitingPage.css'));
const script = compact(asset('waitingPage.js'));

const hashOf = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

const scriptTexts = [
  'available',
  'soldOut',
  'arrival',
  'drawing',
  'place',
  'waiting',
  'waitingSoon',
  'paused',
  'admitted',
  'logIn',
  'logInButton',
  'offline',
  'none',
  'noneButton',
  'cookies',
  'framed',
  'framedButton',
] as const;
/** Filled in by the script. */
const placeholders = { time: '{time}', minutes: '{minutes}', place: '{place}' };

interface WaitingPageOptions {
  eventId: string;
  locale: Locale;
  /** Of the site. */
  texts: ServerTexts;
  /** Waiting page of the main site, to which a frame leads. */
  main?: string | undefined;
}

/** Policy of the page; hashes instead of a nonce, so that its bytes and headers are the same for everyone. */
export const waitingPolicy = (ancestors: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    "connect-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `frame-ancestors ${ancestors.length === 0 ? "'none'" : ancestors.join(' ')}`,
  ].join('; ');

/** Renders the page on which visitors wait for an event: one answer with everything in it. */
export function waitingPage({ eventId, locale, texts, main }: WaitingPageOptions): string {
  const say = (key: string, values = {}) => texts.say(locale, `waitingRoom.${key}`, values);
  const safe = (key: string): string => escapeHtml(say(key));
  const given = {
    eventId,
    locale,
    ...(main === undefined ? {} : { main }),
    texts: Object.fromEntries(scriptTexts.map((key) => [key, say(key, placeholders)])),
  };
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${safe('title')} | ${escapeHtml(texts.site)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main>
<p class="site">${escapeHtml(texts.site)}</p>
<p class="kicker">${safe('title')}</p>
<h1 id="name">${safe('title')}</h1>
<div class="card">
<p class="rank" id="rank"></p>
<p class="clock" id="clock" role="timer"></p>
<p id="say" role="status">${safe('loading')}</p>
<progress id="bar" aria-label="${safe('progress')}" hidden></progress>
<a class="button" id="act" hidden></a>
<noscript><p>${safe('noScript')}</p></noscript>
</div>
<section id="onSale" hidden>
<h2>${safe('onSale')}</h2>
<ul id="items"></ul>
</section>
<p class="note">${safe('how')}</p>
<details id="proof" hidden>
<summary>${safe('proof')}</summary>
<p>${safe('proofText')}</p>
<p>SHA-256: <code id="hash"></code></p>
<p>${safe('seed')}: <code id="seed"></code></p>
</details>
</main>
<script type="application/json" id="given">${scriptJson(given)}</script>
<script>${script}</script>
</body>
</html>
`;
}
