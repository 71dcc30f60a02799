import type { FastifyRequest } from 'fastify';
import { hostNameOf } from '../../hosts/sites.ts';
import { failure } from '../answers/failure.ts';

/**
 * Matches a path on this server. URL parsers read `//name` and `/\name` as another host; the absolute form names one.
 */
const targetPattern = /^\/(?![/\\])/;

function hostHeadersOf({ raw: { rawHeaders } }: FastifyRequest): string[] {
  const hosts: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host')
      hosts.push(rawHeaders[at + 1]!);
  return hosts;
}

/**
 * Refuses a request whose target is not a path, or whose Host header is missing, invalid or repeated, so that later
 * code can rely on both (RFC 9112, 3.2). HTTP/1.0 clients may omit Host.
 * @throws Failure invalidRequest
 */
export function checkRequestAddress(request: FastifyRequest): void {
  const hosts = hostHeadersOf(request);
  const mayLackHost = request.raw.httpVersion === '1.0';
  const hasHost = hosts.length === 1 ? hostNameOf(hosts[0]) !== '' : hosts.length === 0 && mayLackHost;
  if (!hasHost || !targetPattern.test(request.url)) throw failure('invalidRequest');
}
