import { seconds } from '../../time/units.ts';
import type { PageGuest } from '../../security/pageGuest.ts';
import type { RecaptchaGateway, RecaptchaVerdict } from './recaptchaGateway.ts';

export interface GoogleRecaptchaSettings {
  siteKey: string;
  secret: string;
  /** From 0 (program) to 1 (person). */
  minimumScore: number;
  /** Endpoint that verifies answers. */
  verifyUrl?: string;
  timeoutMs?: number;
}

const usualVerifyUrl = 'https://www.google.com/recaptcha/api/siteverify';
const scriptAddress = 'https://www.google.com/recaptcha/api.js';

/** What Google's script loads, calls and frames; it uses Trusted Types if its URL asks for them. */
const guest: PageGuest = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connections: ['https://www.google.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  trustedTypes: ['goog#html', 'recaptcha'],
};

/** Error codes that mean a misconfiguration; all others mean an invalid answer. */
const ownFaults = ['missing-input-secret', 'invalid-input-secret', 'bad-request'];

function judge(body: unknown, action: string, minimumScore: number): RecaptchaVerdict {
  const given = body as {
    success?: unknown;
    score?: unknown;
    action?: unknown;
    'error-codes'?: unknown;
  } | null;
  const codes = Array.isArray(given?.['error-codes']) ? (given['error-codes'] as unknown[]) : [];
  const fault = ownFaults.find((each) => codes.includes(each));
  if (fault !== undefined) throw new Error(`reCAPTCHA rejected the request: ${fault}`);
  if (typeof given?.success !== 'boolean') throw new Error('reCAPTCHA sent an unreadable answer');
  const isPerson =
    given.success &&
    typeof given.score === 'number' &&
    given.score >= minimumScore &&
    given.action === action;
  return isPerson ? 'person' : 'refused';
}

/** Creates the gateway of Google's reCAPTCHA v3: answers must be valid, for this form, and score high enough. */
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
