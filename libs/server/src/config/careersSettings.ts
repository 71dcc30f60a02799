import { days } from './units.ts';

/** Jobs, and those who apply for them. */
export interface CareersSettings {
  /** The mailbox of those who read applications. FOYER_CAREERS_ADDRESS */
  recipient: string;
  /** Where `<locale>.json` lie; without it there are sample jobs. FOYER_JOBS */
  jobsFolder?: string;
  /** When an application and its résumé are forgotten. FOYER_APPLICATIONS_KEEP_DAYS */
  keepMs: number;
  /** When an upload is forgotten that nobody applied with. */
  keepUploadMs: number;
  /** The largest résumé; the database takes no more than 10 MB [I5.10]. */
  maximumBytes: number;
  attemptLimits: CareersLimits;
}

/** A résumé of 10 MB comes in 20 parts. */
export interface CareersLimits {
  resumePartPerCaller: { points: number; windowSeconds: number };
  applicationPerCaller: { points: number; windowSeconds: number };
}

/** A résumé of 10 MB at most; applications are kept for half a year. */
export const defaultCareers: CareersSettings = {
  recipient: 'careers@foyer.example',
  keepMs: days(180),
  keepUploadMs: days(1),
  maximumBytes: 10 * 1024 * 1024,
  attemptLimits: {
    resumePartPerCaller: { points: 300, windowSeconds: 60 * 60 },
    applicationPerCaller: { points: 20, windowSeconds: 60 * 60 },
  },
};
