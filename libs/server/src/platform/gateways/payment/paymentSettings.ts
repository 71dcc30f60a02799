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

/** Checks keys of one account. @throws Error that names the wrong one */
function checkKeys({ secretKey, publishableKey, webhookSecret }: StripeSettings): StripeSettings {
  const given = {
    FOYER_STRIPE_SECRET_KEY: secretKey,
    FOYER_STRIPE_PUBLISHABLE_KEY: publishableKey,
    FOYER_STRIPE_WEBHOOK_SECRET: webhookSecret,
  };
  for (const [name, form] of Object.entries(variablesOfStripe))
    if (!form.test(given[name as keyof typeof given]))
      throw new Error(`${name} is not a key of its kind at Stripe`);
  if (isLive(secretKey) !== isLive(publishableKey))
    throw new Error('FOYER_STRIPE_SECRET_KEY and FOYER_STRIPE_PUBLISHABLE_KEY are of different modes');
  return { secretKey, publishableKey, webhookSecret };
}

/**
 * Reads the keys of a further account, as JSON with the names of `StripeSettings`.
 * @throws Error for a missing or wrong key, or one of another mode than the configured account's
 */
export function readStripeCredentials(credentials: string, configured: StripeSettings): StripeSettings {
  const keys = JSON.parse(credentials) as Partial<Record<keyof StripeSettings, unknown>>;
  const settings = checkKeys({
    secretKey: String(keys.secretKey),
    publishableKey: String(keys.publishableKey),
    webhookSecret: String(keys.webhookSecret),
  });
  if (isLive(settings.secretKey) !== isLive(configured.secretKey))
    throw new Error('The account is of another mode than the configured one');
  return configured.apiUrl === undefined ? settings : { ...settings, apiUrl: configured.apiUrl };
}

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
  const [secretKey, publishableKey, webhookSecret] = names.map((name) => variables[name]!) as [
    string,
    string,
    string,
  ];
  checkKeys({ secretKey, publishableKey, webhookSecret });
  if (isSandbox && isLive(secretKey)) throw new Error('A sandbox takes test keys of Stripe alone');
  return { kind: 'stripe', secretKey, publishableKey, webhookSecret };
}
