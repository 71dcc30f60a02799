import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isAssetPath, setAssetHeaders } from './assets.ts';
import { createTemplateReader } from '../../platform/web/pageHtml.ts';
import { nothingHere, notBuiltYet, storybookPolicy, type StandIn } from './storybookPages.ts';

const lookAgainSeconds = 5;

/** Allowed frame ancestors of Storybook's two pages: the outer one and the story frame. */
const pageAncestors: Partial<Record<string, "'none'" | "'self'">> = {
  'index.html': "'none'",
  'iframe.html': "'self'",
};

const sendHtml = (reply: FastifyReply, { html, policy }: StandIn): FastifyReply =>
  reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
    })
    .send(html);

/** Tells whether a path belongs to Storybook. */
export const isStorybookPath = (pathname: string): boolean => /^\/storybook(\/|$)/.test(pathname);

/**
 * Serves `/storybook` from a folder that may be empty at first and may be replaced while the server runs. Files with a
 * content hash in their names are immutable, as those of the apps. Requires `reply.sendFile`.
 */
export function createStorybookSender(
  folder: string,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const readPage = createTemplateReader();
  return async (request, reply) => {
    const [pathname = '', query] = request.url.split('?');
    // Storybook's URLs are relative, so its page needs a trailing slash.
    if (pathname === '/storybook')
      return reply.redirect(`/storybook/${query === undefined ? '' : `?${query}`}`, 307);
    if ((await readPage(path.join(folder, 'index.html'))) === undefined)
      return sendHtml(reply.code(503).header('retry-after', lookAgainSeconds), notBuiltYet);
    const name = pathname.slice('/storybook/'.length) || 'index.html';
    const ancestors = pageAncestors[name];
    const html = ancestors && (await readPage(path.join(folder, name)));
    if (ancestors && html !== undefined) {
      if (ancestors === "'self'") reply.header('x-frame-options', 'SAMEORIGIN');
      return sendHtml(reply, { html, policy: storybookPolicy(html, ancestors) });
    }
    if (!isAssetPath(`/${name}`)) return sendHtml(reply.code(404), nothingHere);
    setAssetHeaders(reply, `/${name}`);
    return reply.sendFile(decodeURIComponent(name), folder);
  };
}
