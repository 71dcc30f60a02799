import { scrubText } from '@foyer/util';
import type { FastifyRequest } from 'fastify';
import { sqlStateOf } from '../database/databaseErrors.ts';
import { siteOf } from '../hosts/siteWords.ts';
import type { Platform } from '../platform.ts';
import { negotiateLocale } from '../texts/negotiateLocale.ts';
import { withoutQuoted } from './faultText.ts';

const pauseMs = 60_000;
/** Different faults in one pause: an outage must not become a second one at whoever is told. */
const mostInPause = 30;
const longest = { message: 500, stack: 8000 };

/** From the workspace on: where it is installed is nobody's business. */
const beforeWorkspace = /(?:file:\/\/)?\/[^\s():]{0,400}?\/(?=(?:libs|apps|tools|node_modules)\/)/g;

function messageOf(error: unknown): string {
  const state = sqlStateOf(error);
  // PostgreSQL says values, of its own tables even those that were not asked for.
  if (state) return `SQLSTATE ${state}`;
  return error instanceof Error ? scrubText(withoutQuoted(error.message)) : 'not an error';
}

/** Only the calls: the lines before them repeat the message. */
function stackOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !error.stack) return undefined;
  const calls = error.stack.split('\n').filter((line) => /^\s+at /.test(line));
  return scrubText(calls.join('\n').replaceAll(beforeWorkspace, ''));
}

export type TellServerFault = (error: unknown, request: FastifyRequest) => void;

/**
 * Tells a fault of ours, which was answered with 500, to whoever looks after the platform: what and where, by the pattern of
 * the address, and nothing that tells of a person [PV-04]. The same one is told once a minute. Nobody waits for it.
 */
export function createServerFaults(readPlatform: () => Platform): TellServerFault {
  const told = new Map<string, number>();
  const isNews = (fingerprint: string, nowMs: number): boolean => {
    for (const [known, at] of told) if (nowMs - at >= pauseMs) told.delete(known);
    if (told.has(fingerprint) || told.size >= mostInPause) return false;
    told.set(fingerprint, nowMs);
    return true;
  };
  return (error, request) => {
    const { config, gateways, log, clock, newId } = readPlatform();
    const at = clock();
    const name = error instanceof Error ? error.name : 'NoError';
    const message = messageOf(error).slice(0, longest.message);
    const page = `${request.method} ${request.routeOptions.url ?? ''}`;
    if (!isNews(`${name} ${message} ${page}`, at.getTime())) return;
    const stack = stackOf(error)?.slice(0, longest.stack);
    const fault = {
      source: 'server' as const,
      id: newId(),
      at,
      name,
      message,
      page,
      ...(stack === undefined ? {} : { stack }),
      releaseName: config.releaseName,
      environment: config.environment,
      site: siteOf(request)?.kind ?? 'unknown',
      locale: negotiateLocale(request.headers['accept-language']),
    };
    gateways.errorReports.send(fault, log).catch((reason: unknown) => {
      log.warn({ err: reason }, 'error reporting');
    });
  };
}
