import { days } from './units.ts';

/** Mail to those who asked for it. */
export interface NewsletterSettings {
  /** How seldom one hears of everything, and of how many events. */
  intervalMs: number;
  maxEvents: number;
  attemptLimits: NewsletterLimits;
}

/** Per caller, and per address, so that nobody can fill a stranger's mailbox. */
export interface NewsletterLimits {
  newsletterPerCaller: { points: number; windowSeconds: number };
  newsletterPerAddress: { points: number; windowSeconds: number };
  newsletterLinkPerCaller: { points: number; windowSeconds: number };
}

/** At most once a week, and the next six events. */
export const defaultNewsletter: NewsletterSettings = {
  intervalMs: days(7),
  maxEvents: 6,
  attemptLimits: {
    newsletterPerCaller: { points: 30, windowSeconds: 60 * 60 },
    newsletterPerAddress: { points: 5, windowSeconds: 60 * 60 },
    newsletterLinkPerCaller: { points: 120, windowSeconds: 10 * 60 },
  },
};
