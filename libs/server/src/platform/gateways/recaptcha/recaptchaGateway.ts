import type { PageGuest } from '../../security/pageGuest.ts';

/** Verdict of a recaptcha service. */
export type RecaptchaVerdict = 'person' | 'refused';

/** Bot check before an account is created [I4.05, I7.30]. Never called inside a transaction. */
export interface RecaptchaGateway {
  /** Settings for the browser; undefined when no recaptcha is required. */
  readonly settings: { siteKey: string; scriptUrl: string } | undefined;
  /** What a third-party script may load on pages. */
  readonly guest?: PageGuest;
  /**
   * @param answer token that the browser received
   * @throws Error when the service is unavailable
   */
  verify: (answer: string, caller: { action: string; ip: string }) => Promise<RecaptchaVerdict>;
}

/** Gateway of deployments without a recaptcha. */
export const noRecaptcha: RecaptchaGateway = {
  settings: undefined,
  verify: () => Promise.resolve('person'),
};
