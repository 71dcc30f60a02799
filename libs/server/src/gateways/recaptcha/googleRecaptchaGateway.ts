import { seconds } from '../../config/units.ts';
import type { PageGuest } from '../../http/pageGuest.ts';
import type { RecaptchaGateway, RecaptchaVerdict } from './recaptchaGateway.ts';

export interface GoogleRecaptchaSettings {
  siteKey: string;
  secret: string;
  /** From 0, a program, to 1, a person. */
  minimumScore: number;
  /** Where answers are checked. */
  verifyUrl?: string;
  timeoutMs?: number;
}

const usualVerifyUrl = 'https://www.google.com/recaptcha/api/siteverify';
const scriptAddress = 'https://www.google.com/recaptcha/api.js';

/** What Google's script loads, asks and frames; it keeps to Trusted Types where its address asks for that. */
const guest: PageGuest = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connections: ['https://www.google.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  trustedTypes: ['goog#html', 'recaptcha'],
};

/** Of the codes those that are our own mistake; all others say that the answer is no good. */
const ownFaults = ['missing-input-secret', 'invalid-input-secret', 'bad-request'];

function judge(body: unknown, action: string, minimumScore: number): RecaptchaVerdict {
  const given = body as {
    success?: unknown;
    score?: unknown;
    action?: unknown;
    'error-codes'?: unknown;
  } | null;
  const codes = Array.isArray(given?.['error-codes']) ? (given['error-codes'] as unknown[]) : [];
  const fault = codes.find((code) => ownFaults.includes(String(code)));
  if (fault !== undefined) throw new Error(`reCAPTCHA does not take our question: ${String(fault)}`);
  if (typeof given?.success !== 'boolean') throw new Error('reCAPTCHA answers what nobody can read');
  const isPerson =
    given.success &&
    typeof given.score === 'number' &&
    given.score >= minimumScore &&
    given.action === action;
  return isPerson ? 'person' : 'refused';
}

/** reCAPTCHA v3 of Google: the answer must be good, for this form, and scored high enough. */
export function createGoogleRecaptchaGateway(
  settings: GoogleRecaptchaSettings,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): RecaptchaGateway {
  const { siteKey, secret, minimumScore, verifyUrl = usualVerifyUrl, timeoutMs = seconds(4) } = settings;
  return {
    settings: {
      siteKey,
      scriptUrl: `${scriptAddress}?render=${encodeURIComponent(siteKey)}&trustedtypes=true`,
    },
    guest,
    verify: async (answer, { action, ip }) => {
      const response = await fetch(verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: answer, remoteip: ip }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw new Error(`reCAPTCHA answers ${response.status}`);
      return judge(await response.json(), action, minimumScore);
    },
  };
}
