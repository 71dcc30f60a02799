import { createHash } from 'node:crypto';
import { escapeHtml } from './pageHtml.ts';

/** The scripts that stand in a page itself; those with an address are named by `'self'`. */
const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The policy of a page of Storybook: its own files, and the scripts that its build wrote into the page, by their hashes.
 * Its styles come from scripts and from attributes, which no hash can name. It sends nothing anywhere else.
 *
 * @param html the page as it was built
 * @param ancestors who may frame it: the frame of the stories stands in Storybook's own page
 */
export function storybookPolicy(html: string, ancestors: "'none'" | "'self'"): string {
  const scripts = [...html.matchAll(inlineScript)].map(([, text]) => hashOf(text!));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(scripts)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self' data: blob:",
    "connect-src 'self'",
    "frame-src 'self'",
    `frame-ancestors ${ancestors}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** What stands in for Storybook where there is nothing to show. */
export interface StandIn {
  html: string;
  policy: string;
}

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:36rem;margin:20vh auto 0;padding:0 1.5rem}
h1{font-size:1.5rem;line-height:1.2}code{font-size:.95em}`;

function standIn(title: string, text: string, head = ''): StandIn {
  const html = `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>${head}<style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1>${text}</main></body></html>`;
  return { html, policy: `default-src 'none'; style-src ${hashOf(style)}; frame-ancestors 'self'` };
}

/** Looks again by itself, so that who waits need not. */
export const notBuiltYet = standIn(
  'Storybook is not built yet',
  '<p><code>npm start</code> builds it beside everything else, which takes a minute or two the first time. This page looks again every five seconds.</p>',
  '<meta http-equiv="refresh" content="5">',
);

export const nothingHere = standIn(
  'There is nothing here',
  '<p>Stories have addresses of their own, which change when a story is renamed. <a href="/storybook/">Look for it from the start</a>.</p>',
);
