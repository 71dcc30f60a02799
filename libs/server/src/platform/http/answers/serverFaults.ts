import type { FastifyRequest } from 'fastify';
import { describeError } from '../../faults/describeError.ts';
import { createNewsOnly } from '../../faults/newsOnly.ts';
import { siteOf } from '../../hosts/siteWords.ts';
import type { Platform } from '../../platform.ts';
import { negotiateLocale } from '../../texts/negotiateLocale.ts';

export type TellServerFault = (error: unknown, request: FastifyRequest) => void;

/**
 * Creates the reporter of unexpected errors (500): error and route pattern go to error reporting, without personal
 * data [PV-04]. Repeated errors are reported once a minute. Requests don't wait for it.
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
