import type { FakeIntent, StripeState } from './fakeStripeState.ts';
import type { StripeType } from './stripeTypes.ts';

export interface Answer {
  status: number;
  body: unknown;
}

/** Call of Stripe, with the types of its parameters and result in Stripe's library. */
export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  path: RegExp;
  params: StripeType;
  /** Absent for a list. */
  result?: StripeType;
  answer: (state: StripeState, id: string, params: Record<string, unknown>) => Answer;
}

export const good = (body: unknown): Answer => ({ status: 200, body });
export const refusal = (status: number, error: Record<string, unknown>): Answer => ({
  status,
  body: { error },
});
export const missing = (param: string): Answer =>
  refusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${param}`,
  });
export const cardError = (error: NonNullable<FakeIntent['last_payment_error']>): Answer =>
  refusal(402, { ...error, message: 'Your card was declined.' });

export const type = (file: string, name: string): StripeType => ({ file, name });
