import { days } from './units.ts';

/** Settings of jobs and applications. */
export interface CareersSettings {
  /** Mailbox that receives applications. FOYER_CAREERS_ADDRESS */
  recipient: string;
  /** Folder with `<locale>.json`; without it there are sample jobs. FOYER_JOBS */
  jobsFolder?: string;
  /** Lifetime of an application and its résumé. FOYER_APPLICATIONS_KEEP_DAYS */
  keepMs: number;
  /** Lifetime of an upload without an application. */
  keepUploadMs: number;
  /** The largest résumé; the database takes no more than 10 MB [I5.10]. */
  maximumBytes: number;
  attemptLimits: CareersLimits;
}

/** A résumé of 10 MB comes in 20 parts; sizes are in KiB. */
export interface CareersLimits {
  resumePartPerCaller: { points: number; windowSeconds: number };
  resumeKibPerCaller: { points: number; windowSeconds: number };
  resumeKibInAll: { points: number; windowSeconds: number };
  applicationPerCaller: { points: number; windowSeconds: number };
}

/** Résumés of 10 MB at most, 100 MB a day from one caller and 2 GB in all; applications are kept for half a year. */
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
