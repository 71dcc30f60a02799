import type { GoogleRecaptchaSettings } from './googleRecaptchaGateway.ts';

/** Recaptcha required before an account is created; off unless configured. */
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
 * Reads FOYER_RECAPTCHA: off (default), sandbox or google. Google requires FOYER_RECAPTCHA_SITE_KEY and
 * FOYER_RECAPTCHA_SECRET; FOYER_RECAPTCHA_SCORE defaults to 0.5.
 * @throws Error that names the invalid or missing variable
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
    throw new Error('FOYER_RECAPTCHA=google needs FOYER_RECAPTCHA_SITE_KEY and FOYER_RECAPTCHA_SECRET');
  return { kind, siteKey, secret, minimumScore: scoreOf(variables.FOYER_RECAPTCHA_SCORE) };
}
