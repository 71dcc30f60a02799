import type { GoogleRecaptchaSettings } from './googleRecaptchaGateway.ts';

/** Which recaptcha is asked for before an account is made; none unless it is configured. */
export type RecaptchaSettings =
  { kind: 'none' } | { kind: 'sandbox'; siteKey: string } | ({ kind: 'google' } & GoogleRecaptchaSettings);

type Variables = Record<string, string | undefined>;

const usualScore = 0.5;

function scoreOf(text: string | undefined): number {
  if (!text) return usualScore;
  const score = Number(text);
  if (!(score >= 0 && score <= 1)) throw new Error(`FOYER_RECAPTCHA_SCORE=${text} is not between 0 and 1`);
  return score;
}

/**
 * FOYER_RECAPTCHA=off, sandbox or google (off unless given); google wants FOYER_RECAPTCHA_SITE_KEY and
 * FOYER_RECAPTCHA_SECRET, and takes FOYER_RECAPTCHA_SCORE (0.5).
 * @throws Error that names the variable that is wrong or missing
 */
export function readRecaptchaSettings(variables: Variables, isSandbox: boolean): RecaptchaSettings {
  const kind = variables.FOYER_RECAPTCHA || 'off';
  const siteKey = variables.FOYER_RECAPTCHA_SITE_KEY;
  const secret = variables.FOYER_RECAPTCHA_SECRET;
  if (kind === 'off') return { kind: 'none' };
  if (kind === 'sandbox' && isSandbox) return { kind, siteKey: siteKey || 'sandbox' };
  if (kind !== 'google')
    throw new Error(`FOYER_RECAPTCHA=${kind} is none of off, google, or sandbox in a sandbox`);
  if (!siteKey || !secret)
    throw new Error('FOYER_RECAPTCHA=google wants FOYER_RECAPTCHA_SITE_KEY and FOYER_RECAPTCHA_SECRET');
  return { kind, siteKey, secret, minimumScore: scoreOf(variables.FOYER_RECAPTCHA_SCORE) };
}
