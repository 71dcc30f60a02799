import { teamMailboxIn } from '../../../platform/environment/mailAddress.ts';
import { wholeNumber } from '../../../platform/environment/variables.ts';
import { days } from '../../../platform/time/units.ts';

declare module '../../../platform/config/serverConfig.ts' {
  interface ServerConfig {
    careers: CareersSettings;
  }
}

/** Settings of jobs and applications. */
export interface CareersSettings {
  /** Mailbox that receives applications. FOYER_CAREERS_ADDRESS */
  recipient: string;
  /** Folder with `<locale>.json`; without it no jobs are open. FOYER_JOBS */
  jobsFolder?: string;
  /** Retention of an application and its résumé. FOYER_APPLICATIONS_KEEP_DAYS */
  keepMs: number;
  /** Retention of an upload that belongs to no application. */
  keepUploadMs: number;
  /** Maximum size of a résumé; a database constraint allows 10 MB at most [I5.10]. */
  maximumBytes: number;
  attemptLimits: CareersLimits;
}

/** Attempt limits of applications and uploads. A résumé of 10 MB has 20 parts; sizes are in KiB. */
export interface CareersLimits {
  resumePartPerCaller: { points: number; windowSeconds: number };
  resumeKibPerCaller: { points: number; windowSeconds: number };
  resumeKibInAll: { points: number; windowSeconds: number };
  applicationPerCaller: { points: number; windowSeconds: number };
}

/** Defaults: résumés up to 10 MB, 100 MB a day per caller, 2 GB in total; applications kept for half a year. */
export const defaultCareers: CareersSettings = {
  recipient: 'careers@foyer.example',
  keepMs: days(180),
  keepUploadMs: days(1),
  maximumBytes: 10 * 1024 * 1024,
  attemptLimits: {
    resumePartPerCaller: { points: 300, windowSeconds: 60 * 60 },
    resumeKibPerCaller: { points: 100 * 1024, windowSeconds: 24 * 60 * 60 },
    resumeKibInAll: { points: 2 * 1024 * 1024, windowSeconds: 24 * 60 * 60 },
    applicationPerCaller: { points: 20, windowSeconds: 60 * 60 },
  },
};

/** Reads FOYER_CAREERS_ADDRESS, FOYER_JOBS and FOYER_APPLICATIONS_KEEP_DAYS. @throws Error that names the variable */
export function readCareersSettings(variables: Record<string, string | undefined>): CareersSettings {
  const { recipient, keepMs } = defaultCareers;
  const keepDays = wholeNumber(variables, 'FOYER_APPLICATIONS_KEEP_DAYS', keepMs / days(1), [0, 3_650]);
  return {
    ...defaultCareers,
    recipient: teamMailboxIn(variables, 'FOYER_CAREERS_ADDRESS') ?? recipient,
    keepMs: days(keepDays),
    ...(variables.FOYER_JOBS ? { jobsFolder: variables.FOYER_JOBS } : {}),
  };
}
