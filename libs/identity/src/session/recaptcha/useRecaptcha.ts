import { useCallback } from 'react';
import { useDeployment, useFlag } from '@foyer/api-client/shell';

/** reCAPTCHA fields of a request; `failed` without a token. */
export type RecaptchaOutcome = { recaptcha?: string } | 'failed';

/** Runs the reCAPTCHA before a submission, where remote configuration enables it [I4.05, I3.31, I3.32]. */
export function useRecaptcha(action: string): () => Promise<RecaptchaOutcome> {
  const isWanted = useFlag('recaptcha');
  const offered = useDeployment()?.recaptcha;
  const settings = isWanted ? offered : undefined;
  return useCallback(async () => {
    if (!settings) return {};
    try {
      const { askRecaptcha } = await import('./recaptcha.ts');
      return { recaptcha: await askRecaptcha(settings, action) };
    } catch {
      return 'failed';
    }
  }, [settings, action]);
}
