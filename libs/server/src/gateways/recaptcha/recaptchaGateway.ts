import type { PageGuest } from '../../http/pageGuest.ts';

/** What the outside says of a recaptcha: a person, or not. */
export type RecaptchaVerdict = 'person' | 'refused';

/** Tells people from programs before an account is made [I4.05, I7.30]. Never called inside a transaction. */
export interface RecaptchaGateway {
  /** What the browser must know; undefined: no recaptcha is asked for. */
  readonly settings: { siteKey: string; scriptUrl: string } | undefined;
  /** What its script does on our pages, where it is not one of ours. */
  readonly guest?: PageGuest;
  /**
   * @param answer what the browser was given
   * @throws Error when nobody can be asked
   */
  verify: (answer: string, caller: { action: string; ip: string }) => Promise<RecaptchaVerdict>;
}

/** Where none is configured. */
export const noRecaptcha: RecaptchaGateway = {
  settings: undefined,
  verify: () => Promise.resolve('person'),
};
