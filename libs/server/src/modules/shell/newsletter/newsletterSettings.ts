import { days } from '../../../platform/time/units.ts';

declare module '../../../platform/config/serverConfig.ts' {
  interface ServerConfig {
    newsletter: NewsletterSettings;
  }
}

/** Settings of the newsletter. */
export interface NewsletterSettings {
  /** Minimum interval between two issues to a subscriber, and the number of events in an issue. */
  intervalMs: number;
  maxEvents: number;
  attemptLimits: NewsletterLimits;
}

/** Limits per caller and per address, which prevent flooding a third party's mailbox. */
export interface NewsletterLimits {
  newsletterPerCaller: { points: number; windowSeconds: number };
  newsletterPerAddress: { points: number; windowSeconds: number };
  newsletterLinkPerCaller: { points: number; windowSeconds: number };
}

/** Defaults: at most weekly, with the next six events. */
export const defaultNewsletter: NewsletterSettings = {
  intervalMs: days(7),
  maxEvents: 6,
  attemptLimits: {
    newsletterPerCaller: { points: 30, windowSeconds: 60 * 60 },
    newsletterPerAddress: { points: 5, windowSeconds: 60 * 60 },
    newsletterLinkPerCaller: { points: 120, windowSeconds: 10 * 60 },
  },
};
