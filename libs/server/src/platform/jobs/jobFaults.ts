import { describeError } from '../faults/describeError.ts';
import { createNewsOnly } from '../faults/newsOnly.ts';
import type { Platform } from '../platform.ts';

/** Attempt of a job. */
interface JobTry {
  job: string;
  /** Counted from 1. */
  attempt: number;
  /** No retry follows. */
  isLast: boolean;
}

/** @param where attempt, or the failed part of the queue */
export type TellJobFault = (error: unknown, where: JobTry | 'outbox' | 'queue') => void;

/**
 * Logs failed jobs and reports them to the operator like faults of requests: job, attempt, error and place, never the
 * payload, which is personal data [PV-04]. The same fault of a job is reported once a minute, and once more if the last
 * attempt failed.
 */
export function createJobFaults(platform: Platform): TellJobFault {
  const isNews = createNewsOnly();
  const { config, gateways, log, clock, newId } = platform;
  return (error, where) => {
    const described = describeError(error);
    const of = typeof where === 'string' ? undefined : where;
    log[of?.isLast ? 'error' : 'warn']({ ...described, ...of }, of ? 'job failed' : String(where));
    const page = of ? `job ${of.job}` : `job ${String(where)}`;
    const end = of?.isLast ? 'for good' : '';
    const at = clock();
    if (!isNews(`${described.name} ${described.message} ${page} ${end}`, at.getTime())) return;
    const fault = {
      source: 'server' as const,
      id: newId(),
      at,
      ...described,
      page,
      ...(of ? { attempt: of.attempt, isLastAttempt: of.isLast } : {}),
      releaseName: config.releaseName,
      environment: config.environment,
      site: 'none',
      locale: 'en-US' as const,
    };
    gateways.errorReports.send(fault, log).catch((reason: unknown) => {
      log.warn({ err: reason }, 'error reporting');
    });
  };
}
