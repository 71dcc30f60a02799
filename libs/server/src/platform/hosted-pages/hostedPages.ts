import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isLocale, type Locale } from '@foyer/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { namedHostPattern } from '../hosts/namedOrigin.ts';
import { failure } from '../http/answers/failure.ts';
import type { Platform } from '../platform.ts';
import type { PageGuest } from '../security/pageGuest.ts';
import { negotiateLocale } from '../texts/negotiateLocale.ts';
import { createFrameOrigins, originAt } from '../web/frameOrigins.ts';

const nonceBytes = 18;

/** Query of a hosted page. */
export interface HostedPageQuery {
  origin?: string;
  locale?: string;
}

/** Static file of the pages. */
interface Asset {
  file: string;
  type: string;
}

const ownFile = (name: string): string => path.join(import.meta.dirname, 'assets', name);
const require = createRequire(import.meta.url);
/** Files of every page; the font is that of the apps, so that the fields match them. */
const sharedAssets: Readonly<Record<string, Asset>> = {
  'pageShell.js': { file: ownFile('pageShell.js'), type: 'text/javascript; charset=utf-8' },
  'fields.css': { file: ownFile('fields.css'), type: 'text/css; charset=utf-8' },
  'text.woff2': {
    file: require.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
    type: 'font/woff2',
  },
};

/** Creates the check of parent origins: only our own sites, not pages that embed the widget. */
function createParentCheck({ config, database }: Platform) {
  const fixed = [config.origin, originAt(config.origin, { prefix: 'widget.' })];
  return async (origin: string | undefined): Promise<string> => {
    if (origin !== undefined && fixed.includes(origin)) return origin;
    const tenants = await database.query.selectFrom('whiteLabel').select('host').execute();
    const isTenant = tenants.some(({ host }) => originAt(config.origin, { host }) === origin);
    if (!isTenant || origin === undefined) throw failure('forbidden');
    return origin;
  };
}

/** Policy of a page: only its own files, and what a third party's script needs. */
function policyOf(nonce: string, ancestors: readonly string[], guest: PageGuest | undefined): string {
  const { scripts = [], connections = [], frames = [] } = guest ?? {};
  return [
    "default-src 'none'",
    [`script-src 'nonce-${nonce}'`, ...scripts].join(' '),
    // A third party's script styles its own elements.
    guest ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...connections].join(' '),
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "base-uri 'none'",
    "form-action 'none'",
    ...(guest ? [] : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
    `frame-ancestors ${ancestors.join(' ')}`,
  ].join('; ');
}

/** Request as a hosted page answers it: by its verified parent, its language and a nonce for its scripts. */
interface HostedPageRequest {
  parentOrigin: string;
  locale: Locale;
  nonce: string;
}

export interface HostedPages {
  /** Restricts routes to the host `pay.`; on other hosts their paths belong to the apps. */
  constraints: { host: RegExp };
  /** @throws Failure forbidden, for a parent that is none of our sites */
  open: (request: FastifyRequest<{ Querystring: HostedPageQuery }>) => Promise<HostedPageRequest>;
  /** Sends a page that can be framed only by our own sites. */
  send: (reply: FastifyReply, nonce: string, html: string) => Promise<FastifyReply>;
}

/** Reads the language of a request: chosen by its query, or the browser's. */
export const localeOf = ({ query, headers }: FastifyRequest<{ Querystring: HostedPageQuery }>): Locale =>
  isLocale(query.locale) ? query.locale : negotiateLocale(headers['accept-language']);

/** Serves what the hosted pages of a payment gateway share, on `pay.` only. */
export function createHostedPages(
  app: FastifyInstance,
  platform: Platform,
  { base = '', assets, guest }: { base?: string; assets: Readonly<Record<string, Asset>>; guest?: PageGuest },
): HostedPages {
  const constraints = { host: namedHostPattern('pay', platform.config.origin) };
  const origins = createFrameOrigins(platform);
  const checkParent = createParentCheck(platform);
  const allAssets = { ...sharedAssets, ...assets };
  app.get<{ Params: { name: string } }>(`${base}/assets/:name`, { constraints }, async (request, reply) => {
    const { name } = request.params;
    const asset = Object.hasOwn(allAssets, name) ? allAssets[name] : undefined;
    if (!asset) throw failure('notFound');
    return reply
      .headers({ 'content-type': asset.type, 'cache-control': 'no-cache' })
      .send(await readFile(asset.file));
  });
  return {
    constraints,
    open: async (request) => ({
      parentOrigin: await checkParent(request.query.origin),
      locale: localeOf(request),
      nonce: platform.randomness(nonceBytes).toString('base64'),
    }),
    send: async (reply, nonce, html) => {
      reply.removeHeader('x-frame-options');
      return reply
        .headers({
          'content-security-policy': policyOf(nonce, await origins.ownSites(), guest),
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'cross-origin-resource-policy': 'cross-origin',
          'cross-origin-opener-policy': 'unsafe-none',
          'referrer-policy': 'no-referrer',
        })
        .send(html);
    },
  };
}
