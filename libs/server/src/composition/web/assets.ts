import type { FastifyReply } from 'fastify';

/** Tells whether a path is a file's and not a page's: its last part has an extension. */
export const isAssetPath = (path: string): boolean =>
  /\.[a-z0-9]{1,8}$/i.test(path) || /^\/assets\//.test(path);

/**
 * Tells whether a built file is private: source maps, which serve error reports only, and the manifest.
 * @param path decoded
 */
export const isWithheld = (path: string): boolean => /(\.map|(^|\/)manifest\.json)(\.br|\.gz)?$/i.test(path);

const hashedName = /[.-][0-9a-f]{8,}\.[a-z0-9.]+$/i;
const loaderName = /^\/embed\.[a-z0-9.]+\.js$/;
const yearSeconds = 31_536_000;
const hourSeconds = 3_600;

/**
 * Sets the headers of a file. Names with a content hash are immutable; the loader script for host pages is cached for
 * an hour.
 */
export function setAssetHeaders(reply: FastifyReply, path: string): void {
  if (loaderName.test(path)) {
    // The loader is included by pages of other origins.
    reply.headers({
      'cache-control': `public, max-age=${hourSeconds}`,
      'cross-origin-resource-policy': 'cross-origin',
    });
  } else if (hashedName.test(path)) {
    reply.header('cache-control', `public, max-age=${yearSeconds}, immutable`);
  } else {
    reply.header('cache-control', 'no-cache');
  }
  // A worker runs under the policy of its own script; this one still allows calls to our API.
  if (path.endsWith('.js')) {
    reply.header(
      'content-security-policy',
      "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    );
  }
}
