import { createHmac, timingSafeEqual } from 'node:crypto';
import { minutes } from '../../platform/time/units.ts';
import type { Clock } from '../../platform/security/clock.ts';
import type { RecaptchaGateway } from '../../platform/gateways/recaptcha/recaptchaGateway.ts';

const lifetimeMs = minutes(2);

/** Site key with which every caller is refused. */
export const refusingSiteKey = 'sandbox-refuses';

export interface SandboxRecaptchaParts {
  siteKey: string;
  sealingKey: Buffer;
  clock: Clock;
}

function sign(sealingKey: Buffer, text: string): Buffer {
  return createHmac('sha256', sealingKey).update(`sandboxRecaptcha\0${text}`).digest();
}

/** Creates the answer that the sandbox script gives to a browser: site key, form, expiry and signature. */
export function makeSandboxAnswer(
  { siteKey, sealingKey, clock }: SandboxRecaptchaParts,
  action: string,
): string {
  const text = `${siteKey}.${action}.${clock().getTime() + lifetimeMs}`;
  return `${Buffer.from(text).toString('base64url')}.${sign(sealingKey, text).toString('base64url')}`;
}

/** Creates a recaptcha that needs no account: it accepts callers who ran its script, unless its key refuses all. */
export function createSandboxRecaptchaGateway(parts: SandboxRecaptchaParts): RecaptchaGateway {
  const { siteKey, sealingKey, clock } = parts;
  return {
    settings: { siteKey, scriptUrl: `/sandbox/recaptcha/api.js?render=${encodeURIComponent(siteKey)}` },
    verify: (answer, { action }) => {
      const [content = '', signature = ''] = answer.split('.');
      const text = Buffer.from(content, 'base64url').toString();
      const [expected, given] = [sign(sealingKey, text), Buffer.from(signature, 'base64url')];
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      const [key, form, until] = text.split('.');
      const isPerson =
        isOurs &&
        key === siteKey &&
        key !== refusingSiteKey &&
        form === action &&
        Number(until) > clock().getTime();
      return Promise.resolve(isPerson ? 'person' : 'refused');
    },
  };
}
