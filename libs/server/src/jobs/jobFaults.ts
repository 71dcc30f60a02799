import { describeError } from '../gateways/error-reports/describeError.ts';
import { createNewsOnly } from '../gateways/error-reports/newsOnly.ts';
import type { Platform } from '../platform.ts';

/** One try of a job. */
export interface JobTry {
  job: string;
  /** Counted from one. */
  attempt: number;
  /** It is not tried again. */
  isLast: boolean;
}

/** @param where the job, or the part of the queue that stumbled */
export type TellJobFault = (error: unknown, where: JobTry | 'outbox' | 'queue') => void;

/**
 * Writes down that a job failed and tells it to whoever looks after the platform, as faults of requests are told: which job and
 * which try, what and where, and nothing of what it was to do, for that tells of a person [PV-04]. The same fault of the same job is
 * told once a minute, and a try that was the last one besides.
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
