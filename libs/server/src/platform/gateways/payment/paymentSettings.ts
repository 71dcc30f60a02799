/** Account at Stripe. */
export interface StripeSettings {
  secretKey: string;
  /** Known to browsers; Stripe's script creates card tokens with it. */
  publishableKey: string;
  /** Signs the webhook's calls. */
  webhookSecret: string;
  /** Address in place of Stripe's, for tests. */
  apiUrl?: string;
}

/** Payment service; `none`: the sandbox's, or one that the program passes. */
export type PaymentSettings = { kind: 'none' } | ({ kind: 'stripe' } & StripeSettings);

const variablesOfStripe = {
  FOYER_STRIPE_SECRET_KEY: /^(sk|rk)_(test|live)_\w+$/,
  FOYER_STRIPE_PUBLISHABLE_KEY: /^pk_(test|live)_\w+$/,
  FOYER_STRIPE_WEBHOOK_SECRET: /^whsec_\w+$/,
} as const;

/** Whether a key of Stripe moves real money. */
const isLive = (key: string): boolean => key.split('_')[1] === 'live';

/**
 * Reads FOYER_STRIPE_SECRET_KEY, FOYER_STRIPE_PUBLISHABLE_KEY and FOYER_STRIPE_WEBHOOK_SECRET: all of them, or none.
 * @throws Error that names the missing or invalid variable, keys of different modes, or a live key in a sandbox
 */
export function readPaymentSettings(
  variables: Record<string, string | undefined>,
  isSandbox: boolean,
): PaymentSettings {
  const names = Object.keys(variablesOfStripe) as (keyof typeof variablesOfStripe)[];
  const missing = names.filter((name) => !variables[name]);
  if (missing.length === names.length) return { kind: 'none' };
  if (missing.length > 0) throw new Error(`Stripe needs ${missing.join(' and ')} too`);
  const wrong = names.find((name) => !variablesOfStripe[name].test(variables[name]!));
  if (wrong) throw new Error(`${wrong} is not a key of its kind at Stripe`);
  const [secretKey, publishableKey, webhookSecret] = names.map((name) => variables[name]!) as [
    string,
    string,
    string,
  ];
  if (isLive(secretKey) !== isLive(publishableKey))
    throw new Error('FOYER_STRIPE_SECRET_KEY and FOYER_STRIPE_PUBLISHABLE_KEY are of different modes');
  if (isSandbox && isLive(secretKey)) throw new Error('A sandbox takes test keys of Stripe alone');
  return { kind: 'stripe', secretKey, publishableKey, webhookSecret };
}
