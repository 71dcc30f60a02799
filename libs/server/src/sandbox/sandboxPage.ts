import type { Platform } from '../platform/platform.ts';
import { contentSecurityPolicy } from '../platform/http/answers/securityHeaders.ts';
import { escapeHtml } from '../platform/web/escapeHtml.ts';

const nonceBytes = 18;

const style = `:root{color-scheme:light dark;--paper:#f5eee2;--card:#fffaf2;--line:#d8cab5;--ink:#22142b;--muted:#5e4e66;--accent:#855000;
font:16px/1.5 "Helvetica Neue",Helvetica,Arial,sans-serif;background:var(--paper);color:var(--ink)}
@media (prefers-color-scheme:dark){:root{--paper:#180f1f;--card:#22172b;--line:#443352;--ink:#f7f0e6;--muted:#bfb1c8;--accent:#e6b75c}}
body{max-width:46rem;margin:0 auto;padding:2.5rem 1rem 4rem}h1{margin:0 0 .25rem;font-size:2rem;line-height:1.15;letter-spacing:-.03em}
.facts{margin:0;color:var(--muted);font-size:.875rem;overflow-wrap:anywhere}
article{margin-top:1rem;padding:1.25rem 1.5rem;border:1px solid var(--line);border-radius:1rem;background:var(--card)}
h2{margin:0 0 .25rem;font-size:1.2rem;line-height:1.25;letter-spacing:-.01em;overflow-wrap:anywhere}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:1rem 0 0;padding-top:1rem;border-top:1px dashed var(--line)}
a{color:var(--accent)}a:focus-visible{outline:3px solid;outline-offset:2px}.html{display:inline-block;margin-top:.5rem;padding:.5rem 0;font-weight:600}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin-bottom:1.5rem}nav a{padding:.5rem 0}
h2.topic{margin:2.5rem 0 0;font-size:1.35rem}h3{margin:0;font-size:1.1rem;line-height:1.3}p{margin:.25rem 0 0}
.cases{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(20rem,100%),1fr));gap:1rem;margin-top:1rem}.cases article{margin:0}
.wide{max-width:68rem}table{width:100%;border-collapse:collapse}td{padding:.5rem .75rem .5rem 0;border-top:1px solid var(--line);vertical-align:top;overflow-wrap:anywhere}
code{font-family:ui-monospace,Menlo,monospace;font-size:.9375rem;white-space:nowrap}td code{white-space:normal}
@media (max-width:30rem){tr{display:block;padding:.5rem 0;border-top:1px solid var(--line)}td{display:block;padding:0;border:0}}
button{min-height:44px;margin:.75rem .5rem 0 0;padding:.5rem 1rem;border:1px solid var(--muted);border-radius:.75rem;background:none;color:inherit;font:inherit;cursor:pointer}
button:focus-visible{outline:3px solid;outline-offset:2px}`;

interface SandboxPage {
  title: string;
  nonce: string;
  /** Paragraph under the title, as text. */
  intro: string;
  /** HTML under it. */
  body: string;
  /** Uses the width of the window for cards beside each other. */
  isWide?: boolean;
}

/** Renders a page of the sandbox, which is in English. */
export const sandboxPage = ({ title, nonce, intro, body, isWide }: SandboxPage): string =>
  `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style nonce="${nonce}">${style}</style></head><body${isWide ? ' class="wide"' : ''}><main>
<nav aria-label="Sandbox"><a href="/">The site</a><a href="/sandbox">Try this</a><a href="/sandbox/mail">Mailbox</a></nav>
<h1>${escapeHtml(title)}</h1>
<p class="facts">${escapeHtml(intro)}</p>
${body}</main></body></html>`;

export const newNonce = ({ randomness }: Pick<Platform, 'randomness'>): string =>
  randomness(nonceBytes).toString('base64');

export const sandboxPageHeaders = (nonce: string) => ({
  'content-security-policy': contentSecurityPolicy(nonce, { ancestors: [], frames: [] }),
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
});
