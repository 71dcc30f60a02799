import type { AttemptLimit } from '../../../platform/config/serverConfig.ts';
import { days, hours, minutes } from '../../../platform/time/units.ts';

declare module '../../../platform/config/serverConfig.ts' {
  interface ServerConfig {
    identity: IdentitySettings;
  }
}

export interface IdentitySettings {
  sessionIdleMs: number;
  sessionLifetimeMs: number;
  verifyLinkLifetimeMs: number;
  resetLinkLifetimeMs: number;
  completeLinkLifetimeMs: number;
  recentLogInMs: number;
  minimumSignUpAge: number;
  maximumAge: number;
  minimumPasswordLength: number;
  maximumPasswordLength: number;
  /** Minimum interval between two updates of a session's last use. */
  sessionTouchMs: number;
  /** Lifetime of a mailed log-in code. */
  logInCodeLifetimeMs: number;
  /** Lifetime of a mailed log-in link. */
  logInLinkLifetimeMs: number;
  passwordCost: PasswordCost;
  attemptLimits: AttemptLimits;
  photo: PhotoSettings;
}

/** Limits of an uploaded photo; it is stored as a square of at most `edge` pixels. */
export interface PhotoSettings {
  maximumBytes: number;
  maximumPixels: number;
  minimumEdge: number;
  edge: number;
}

/** Cost parameters of argon2id. */
export interface PasswordCost {
  memoryKib: number;
  passes: number;
}

/**
 * Limits per account (email address), per browser session, or per caller (network address, which many people may
 * share).
 */
export interface AttemptLimits {
  logInPerAccountAndCaller: AttemptLimit;
  logInPerAccount: AttemptLimit;
  logInPerCaller: AttemptLimit;
  signUpPerCaller: AttemptLimit;
  availabilityPerSession: AttemptLimit;
  availabilityPerCaller: AttemptLimit;
  resetPerAccount: AttemptLimit;
  resetPerCaller: AttemptLimit;
  resendPerAccount: AttemptLimit;
  linkPerCaller: AttemptLimit;
  verifyCodePerAccount: AttemptLimit;
  thirdPartyPerCaller: AttemptLimit;
  photoPerAccount: AttemptLimit;
  logInCodePerAccount: AttemptLimit;
  logInLinkPerAccount: AttemptLimit;
  dataExportPerAccount: AttemptLimit;
}

/** Default values of the accounts' settings. */
export const defaultIdentity: IdentitySettings = {
  sessionIdleMs: days(14),
  sessionLifetimeMs: days(90),
  verifyLinkLifetimeMs: days(3),
  resetLinkLifetimeMs: hours(1),
  completeLinkLifetimeMs: days(14),
  recentLogInMs: minutes(5),
  minimumSignUpAge: 13,
  maximumAge: 120,
  minimumPasswordLength: 8,
  maximumPasswordLength: 200,
  sessionTouchMs: minutes(1),
  logInCodeLifetimeMs: minutes(15),
  logInLinkLifetimeMs: minutes(15),
  // OWASP recommendation for argon2id: 19 MiB, two passes.
  passwordCost: { memoryKib: 19_456, passes: 2 },
  attemptLimits: {
    logInPerAccountAndCaller: { points: 10, windowSeconds: 15 * 60 },
    logInPerAccount: { points: 100, windowSeconds: 60 * 60 },
    logInPerCaller: { points: 300, windowSeconds: 15 * 60 },
    signUpPerCaller: { points: 300, windowSeconds: 60 * 60 },
    availabilityPerSession: { points: 60, windowSeconds: 10 * 60 },
    availabilityPerCaller: { points: 600, windowSeconds: 10 * 60 },
    resetPerAccount: { points: 5, windowSeconds: 60 * 60 },
    resetPerCaller: { points: 60, windowSeconds: 60 * 60 },
    resendPerAccount: { points: 6, windowSeconds: 60 * 60 },
    linkPerCaller: { points: 120, windowSeconds: 10 * 60 },
    verifyCodePerAccount: { points: 10, windowSeconds: 60 * 60 },
    thirdPartyPerCaller: { points: 240, windowSeconds: 10 * 60 },
    photoPerAccount: { points: 30, windowSeconds: 60 * 60 },
    logInCodePerAccount: { points: 5, windowSeconds: 60 * 60 },
    logInLinkPerAccount: { points: 5, windowSeconds: 60 * 60 },
    dataExportPerAccount: { points: 10, windowSeconds: 60 * 60 },
  },
  photo: { maximumBytes: 5_000_000, maximumPixels: 60_000_000, minimumEdge: 200, edge: 1_024 },
};
