import { useCallback } from 'react';
import { useDeployment, useFlag } from '@foyer/api-client/shell';

/** What is sent along with a form: an answer where the deployment asks for one. `failed`: there is none to be had. */
export type RecaptchaOutcome = { recaptcha?: string } | 'failed';

/** Runs the recaptcha before a form is sent, where remote configuration enables it [I4.05, I3.31, I3.32]. */
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
