import type { FastifyRequest } from 'fastify';
import { describeError } from '../gateways/error-reports/describeError.ts';
import { createNewsOnly } from '../gateways/error-reports/newsOnly.ts';
import { siteOf } from '../hosts/siteWords.ts';
import type { Platform } from '../platform.ts';
import { negotiateLocale } from '../texts/negotiateLocale.ts';

export type TellServerFault = (error: unknown, request: FastifyRequest) => void;

/**
 * Tells a fault of ours, which was answered with 500, to whoever looks after the platform: what and where, by the pattern of
 * the address, and nothing that tells of a person [PV-04]. The same one is told once a minute. Nobody waits for it.
 */
export function createServerFaults(readPlatform: () => Platform): TellServerFault {
  const isNews = createNewsOnly();
  return (error, request) => {
    const { config, gateways, log, clock, newId } = readPlatform();
    const at = clock();
    const described = describeError(error);
    const page = `${request.method} ${request.routeOptions.url ?? ''}`;
    if (!isNews(`${described.name} ${described.message} ${page}`, at.getTime())) return;
    const fault = {
      source: 'server' as const,
      id: newId(),
      at,
      ...described,
      page,
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
