import type { Ability, DebugPage, Locale, SiteLinks } from '@foyer/contract';
import type { ProductWord } from '@foyer/util';
import type { DrandSettings } from '../gateways/beacon/drandBeacon.ts';
import type { AnalyticsSettings } from '../gateways/analytics/analyticsSettings.ts';
import type { SentryTarget } from '../gateways/error-reports/sentryEnvelope.ts';
import type { MapsSettings } from '../gateways/maps/mapsSettings.ts';
import type { PaymentSettings } from '../gateways/payment/paymentSettings.ts';
import type { PayPalSettings } from '../gateways/payout/payPalPayouts.ts';
import type { RecaptchaSettings } from '../gateways/recaptcha/recaptchaSettings.ts';
import type { SignInSettings } from '../gateways/sign-in/signInSettings.ts';
import type { WalletSettings } from '../gateways/wallet/walletSettings.ts';
import type { PoolSettings } from '../database/connectionPool.ts';
import { days, seconds } from '../time/units.ts';
import { defaultCaches, type CacheSettings } from './cacheSettings.ts';

/** Request limits and the lifetime of idempotency keys. */
interface HttpSettings {
  /** Timeout for receiving a whole request; incomplete ones are checked every `requestCheckMs`. */
  requestTimeoutMs: number;
  requestCheckMs: number;
  /** Idle time without a byte after which a connection is closed, also if an answer is not read. */
  connectionTimeoutMs: number;
  bodyLimitBytes: number;
  /** Time that running requests have to finish after SIGTERM. */
  drainMs: number;
  retryAfterSeconds: number;
  /** Callers waiting for a database connection from which on further calls are refused immediately. */
  mostWaiting: number;
  /** Lifetime of the answer stored under an Idempotency-Key, and the lease of a call that holds a key. */
  idempotencyLifetimeMs: number;
  idempotencyLeaseMs: number;
  /** Maximum wait of a repeated payment for the outcome of its first attempt, and the polling interval. */
  keyWaitMs: number;
  keyPollMs: number;
}

/** Defaults; incomplete requests are closed within 15 seconds [LD-03]. */
const defaultHttp: HttpSettings = {
  requestTimeoutMs: seconds(14),
  requestCheckMs: 500,
  connectionTimeoutMs: seconds(15),
  bodyLimitBytes: 256 * 1024,
  drainMs: seconds(10),
  retryAfterSeconds: 2,
  mostWaiting: 800,
  idempotencyLifetimeMs: days(3),
  idempotencyLeaseMs: seconds(60),
  keyWaitMs: seconds(5),
  keyPollMs: 250,
};

export type Environment = 'production' | 'development' | 'test';

/** The word for an access item in one locale, with gender and elision for French and Spanish. */
export type ProductWords = ProductWord;

/**
 * Settings of a server. Names end with the unit; durations are milliseconds. These are the sections of the platform;
 * the sale and every module merge their own into this interface, beside the code that uses them, and composition joins
 * the defaults.
 */
export interface ServerConfig {
  environment: Environment;
  /** Mailbox, clock, payment gateway and hosted card fields of the sandbox. FOYER_SANDBOX=on, never by default. */
  isSandbox: boolean;
  /** Port and address to listen on. PORT, FOYER_BIND */
  port: number;
  bindAddress: string;
  /** Port for Prometheus to read metrics from, on the same address; none by default. FOYER_METRICS_PORT */
  metricsPort?: number;
  /** Address of the consumer site; the named sites are subdomains of its host. FOYER_ORIGIN */
  origin: string;
  /** Key of 32 bytes that seals secrets at rest. FOYER_SEALING_KEY (base64) */
  sealingKey: Buffer;
  /** Number of trusted proxies in front of the server, for the client's address. FOYER_TRUSTED_PROXIES */
  trustedProxies: number;
  pool: Partial<PoolSettings>;
  http: HttpSettings;
  /** FOYER_CACHES */
  caches: CacheSettings;
  product: Record<Locale, ProductWords>;
  /** Term for an access item in URLs, the same in every locale. FOYER_PRODUCT_ADDRESS */
  productAddress: string;
  currencies: string[];
  /** What fans can do; what is missing is mentioned nowhere. FOYER_ABILITIES, by default all that is finished */
  abilities: readonly Ability[];
  mail: MailSettings;
  /** Apple and Google sign-in; the sandbox has its own substitutes. FOYER_APPLE_*, FOYER_GOOGLE_* */
  signIn: SignInSettings;
  /** Passes for Apple Wallet and Google Wallet; the sandbox signs with keys of its own. FOYER_APPLE_PASS_*, FOYER_GOOGLE_WALLET_* */
  wallet: WalletSettings;
  /** Payment service; the sandbox has its own substitute. FOYER_STRIPE_* */
  payment: PaymentSettings;
  /** Account that pays fans who sell; their payouts wait without one. */
  payPal?: PayPalSettings | undefined;
  /** Checked before an account is created. FOYER_RECAPTCHA* */
  recaptcha: RecaptchaSettings;
  /** Map and place-search provider. FOYER_MAPS_KEY */
  maps: MapsSettings;
  /** Analytics, active only with the visitor's consent. FOYER_ANALYTICS* */
  analytics: AnalyticsSettings;
  /** Name, address and tax numbers of who sells, on one line, for tax invoices. FOYER_INVOICE_ISSUER */
  invoiceIssuer?: string;
  errorReports: ErrorReportSettings;
  /** FOYER_SUPPORT_URL, FOYER_PHOTO_SHARING_URL, FOYER_SHORT_MESSAGE_URL, FOYER_SOCIAL_NETWORK_URL */
  links: SiteLinks;
  /** Document of a remote-config service; values set by `foyer remote-config` override it. FOYER_REMOTE_CONFIG_URL */
  remoteConfigUrl?: string;
  /** Randomness of draws; its own chain by default, and the sandbox's own in the sandbox. FOYER_DRAND_URL, FOYER_DRAND_CHAIN */
  drand?: DrandSettings;
  /** Debug pages, and with them the version panel [I2.10]. FOYER_DEBUG_PAGES */
  debugPages: DebugPage[];
  /** Release shown in the version panel. FOYER_RELEASE */
  releaseName: string;
}

/** Mail settings; without an SMTP server mail only goes to the sandbox's mailbox. */
interface MailSettings {
  sender: string;
  /** FOYER_SMTP_URL */
  smtpUrl?: string;
  /** Postal address of the sender, on one line, for newsletters. FOYER_POSTAL_ADDRESS */
  postalAddress?: string;
}

/** Maximum attempts in a time window; further ones are refused until it has passed. */
export interface AttemptLimit {
  points: number;
  windowSeconds: number;
}

/** Settings of client error reports, which go to the log or to a service. */
export interface ErrorReportSettings {
  /** FOYER_SENTRY_DSN */
  sentry?: SentryTarget;
  /** Limits per caller and in total; the total keeps an error on every page from flooding the log. */
  attemptLimits: Record<'errorReportPerCaller' | 'errorReportInAll', AttemptLimit>;
}

const pass = { one: 'Pass', other: 'Passes' };

/** Abilities that are off unless FOYER_ABILITIES names them, because they are not finished. */
export const trialAbilities: readonly Ability[] = [];

/** Default values of the platform's settings. */
export const platformDefaults = {
  port: 4200,
  bindAddress: '0.0.0.0',
  origin: 'http://localhost:4200',
  trustedProxies: 0,
  pool: {},
  http: defaultHttp,
  caches: defaultCaches,
  product: {
    'en-US': pass,
    'en-CA': pass,
    'fr-CA': { one: 'Pass', other: 'Pass' },
    'es-US': { one: 'Pase', other: 'Pases' },
  },
  productAddress: 'Pass',
  currencies: ['USD', 'CAD'],
  abilities: ['transfer', 'streaming', 'resale', 'upgrades'],
  mail: { sender: 'Foyer <hello@foyer.example>' },
  signIn: {},
  wallet: {},
  payment: { kind: 'none' },
  recaptcha: { kind: 'none' },
  maps: { kind: 'drawn' },
  analytics: { kind: 'none' },
  errorReports: {
    attemptLimits: {
      errorReportPerCaller: { points: 60, windowSeconds: 10 * 60 },
      errorReportInAll: { points: 600, windowSeconds: 10 * 60 },
    },
  },
  links: {},
  debugPages: [],
  releaseName: 'foyer-0.1.0',
} satisfies Partial<ServerConfig>;
