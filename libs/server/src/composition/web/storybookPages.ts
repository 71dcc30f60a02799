import { createHash } from 'node:crypto';
import { escapeHtml } from '../../platform/web/escapeHtml.ts';

/** Matches inline scripts; those with a URL are allowed by `'self'`. */
const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Builds the policy of a Storybook page: its own files, and the build's inline scripts by hash. Styles come from
 * scripts and attributes, which hashes can't cover. No connections to other origins.
 *
 * @param html page as built
 * @param ancestors allowed frame ancestors: Storybook's own page frames the stories
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

/** Placeholder page for a missing Storybook. */
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

/** Placeholder until Storybook is built; reloads itself. */
export const notBuiltYet = standIn(
  'Storybook is not built yet',
  '<p><code>npm start</code> builds it beside everything else, which takes a minute or two the first time. This page looks again every five seconds.</p>',
  '<meta http-equiv="refresh" content="5">',
);

export const nothingHere = standIn(
  'There is nothing here',
  '<p>Stories have addresses of their own, which change when a story is renamed. <a href="/storybook/">Look for it from the start</a>.</p>',
);
