import type { FastifyReply } from 'fastify';

/** The last part of the path has an extension, so a file is meant and no page. */
export const isAssetPath = (path: string): boolean =>
  /\.[a-z0-9]{1,8}$/i.test(path) || /^\/assets\//.test(path);

/**
 * What a build leaves beside the app and nobody may fetch: source maps, which are for whoever reads reports of errors, and the
 * list of its parts. @param path decoded
 */
export const isWithheld = (path: string): boolean => /(\.map|(^|\/)manifest\.json)(\.br|\.gz)?$/i.test(path);

const hashedName = /[.-][0-9a-f]{8,}\.[a-z0-9.]+$/i;
const loaderName = /^\/embed\.[a-z0-9.]+\.js$/;
const yearSeconds = 31_536_000;
const hourSeconds = 3_600;

/** Names that hold a hash of the content never change; the loader that host pages include lives for an hour. */
export function setAssetHeaders(reply: FastifyReply, path: string): void {
  if (loaderName.test(path)) {
    // Pages of other origins include it.
    reply.headers({
      'cache-control': `public, max-age=${hourSeconds}`,
      'cross-origin-resource-policy': 'cross-origin',
    });
  } else if (hashedName.test(path)) {
    reply.header('cache-control', `public, max-age=${yearSeconds}, immutable`);
  } else {
    reply.header('cache-control', 'no-cache');
  }
  // A worker obeys the policy of its own file, so scripts may still call us.
  if (path.endsWith('.js')) {
    reply.header(
      'content-security-policy',
      "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    );
  }
}
