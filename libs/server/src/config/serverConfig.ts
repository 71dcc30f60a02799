import type { DebugPage, Locale, SiteLinks } from '@foyer/contract';
import type { AnalyticsSettings } from '../gateways/analytics/analyticsSettings.ts';
import type { SentryTarget } from '../gateways/error-reports/sentryEnvelope.ts';
import type { MapsSettings } from '../gateways/maps/mapsSettings.ts';
import type { RecaptchaSettings } from '../gateways/recaptcha/recaptchaSettings.ts';
import type { SignInSettings } from '../gateways/sign-in/signInSettings.ts';
import type { RegionHeaders } from '../modules/shell/consent/visitorPrivacy.ts';
import type { PoolSettings } from '../database/connectionPool.ts';
import { defaultAttribution, type AttributionSettings } from './attributionSettings.ts';
import { defaultCaches, type CacheSettings } from './cacheSettings.ts';
import { defaultCareers, type CareersSettings } from './careersSettings.ts';
import { defaultHttp, type HttpSettings } from './httpSettings.ts';
import { defaultNewsletter, type NewsletterSettings } from './newsletterSettings.ts';
import { defaultSale, type SaleSettings } from './saleSettings.ts';
import { days, hours, minutes, seconds } from './units.ts';

export type { SaleSettings };

export type Environment = 'production' | 'development' | 'test';

/** The word for an access item in one locale. */
export interface ProductWords {
  one: string;
  other: string;
}

/** Every setting of a server, with its unit in its name; spans are milliseconds. Values are those of product.md. */
export interface ServerConfig {
  environment: Environment;
  /** Mailbox, clock, payment gateway and hosted card fields of the sandbox. FOYER_SANDBOX=on, never by default. */
  isSandbox: boolean;
  /** Port and address to listen on. PORT, FOYER_BIND */
  port: number;
  bindAddress: string;
  /** Address of the consumer site; the named sites stand in front of its host. FOYER_ORIGIN */
  origin: string;
  /** 32 bytes that seal secrets at rest. FOYER_SEALING_KEY (base64) */
  sealingKey: Buffer;
  /** Number of proxies that are trusted for the client's address. FOYER_TRUSTED_PROXIES */
  trustedProxies: number;
  pool: Partial<PoolSettings>;
  http: HttpSettings;
  /** FOYER_CACHES */
  caches: CacheSettings;
  product: Record<Locale, ProductWords>;
  /** The word as addresses have it, the same in every locale. FOYER_PRODUCT_ADDRESS */
  productAddress: string;
  currencies: string[];
  identity: IdentitySettings;
  sale: SaleSettings;
  browser: BrowserSettings;
  mail: MailSettings;
  /** Apple and Google; in the sandbox its own stand in for them. FOYER_APPLE_*, FOYER_GOOGLE_* */
  signIn: SignInSettings;
  /** Asked before an account is made. FOYER_RECAPTCHA* */
  recaptcha: RecaptchaSettings;
  /** Who shows where a venue is, and finds places by their beginning. FOYER_MAPS_KEY */
  maps: MapsSettings;
  /** Measured under consent alone. FOYER_ANALYTICS* */
  analytics: AnalyticsSettings;
  /** Where the edge says where a visitor is; without them nobody is anywhere. FOYER_COUNTRY_HEADER, FOYER_REGION_HEADER */
  regionHeaders: RegionHeaders;
  inquiries: InquirySettings;
  careers: CareersSettings;
  attribution: AttributionSettings;
  newsletter: NewsletterSettings;
  errorReports: ErrorReportSettings;
  /** FOYER_SUPPORT_URL, FOYER_PHOTO_SHARING_URL, FOYER_SHORT_MESSAGE_URL, FOYER_SOCIAL_NETWORK_URL */
  links: SiteLinks;
  /** Where a remote-config service has its document; what operators set by `foyer remote-config` beats it. FOYER_REMOTE_CONFIG_URL */
  remoteConfigUrl?: string;
  /** The pages for those who look for a fault, and the version panel with them [I2.10]. FOYER_DEBUG_PAGES */
  debugPages: DebugPage[];
  /** What runs, for the version panel. FOYER_RELEASE */
  releaseName: string;
}

export interface IdentitySettings {
  sessionIdleMs: number;
  sessionLifetimeMs: number;
  verifyLinkLifetimeMs: number;
  resetLinkLifetimeMs: number;
  completeLinkLifetimeMs: number;
  recentLogInMs: number;
  minimumSignUpAge: number;
  maximumAge: number;
  minimumPasswordLength: number;
  maximumPasswordLength: number;
  /** How seldom a session that is in use writes that it is. */
  sessionTouchMs: number;
  /** How long a mailed code works. */
  logInCodeLifetimeMs: number;
  passwordCost: PasswordCost;
  attemptLimits: AttemptLimits;
  photo: PhotoSettings;
}

/** What a photo may be, and what it becomes: a square of `edge` pixels at most. */
export interface PhotoSettings {
  maximumBytes: number;
  maximumPixels: number;
  minimumEdge: number;
  edge: number;
}

/** Mail is kept for the sandbox's mailbox, unless there is a server that takes it. */
export interface MailSettings {
  sender: string;
  /** FOYER_SMTP_URL */
  smtpUrl?: string;
}

/** How dear it is to try a password, as argon2id counts it. */
export interface PasswordCost {
  memoryKib: number;
  passes: number;
}

/** So many attempts in so long; then one waits until the window has passed. */
export interface AttemptLimit {
  points: number;
  windowSeconds: number;
}

/** Per account (by its address), per browser session, or per caller (by network address, which many may share). */
export interface AttemptLimits {
  logInPerAccountAndCaller: AttemptLimit;
  logInPerAccount: AttemptLimit;
  logInPerCaller: AttemptLimit;
  signUpPerCaller: AttemptLimit;
  availabilityPerSession: AttemptLimit;
  availabilityPerCaller: AttemptLimit;
  resetPerAccount: AttemptLimit;
  resetPerCaller: AttemptLimit;
  resendPerAccount: AttemptLimit;
  linkPerCaller: AttemptLimit;
  thirdPartyPerCaller: AttemptLimit;
  photoPerAccount: AttemptLimit;
  logInCodePerAccount: AttemptLimit;
  dataExportPerAccount: AttemptLimit;
}

/** Messages and demo requests, which people without an account may send. */
export interface InquirySettings {
  /** The mailbox of those who answer. FOYER_SUPPORT_ADDRESS */
  recipient: string;
  /** When a message is forgotten. */
  keepMs: number;
  attemptLimits: InquiryLimits;
}

/** What pages tell of their faults: to the log, or to a service. */
export interface ErrorReportSettings {
  /** FOYER_SENTRY_DSN */
  sentry?: SentryTarget;
  /** Per caller, and of all together, so that a fault of every page is no flood. */
  attemptLimits: Record<'errorReportPerCaller' | 'errorReportInAll', AttemptLimit>;
}

export interface InquiryLimits {
  contactPerCaller: AttemptLimit;
  demoPerCaller: AttemptLimit;
  /** Past it a message is taken as before, but not acknowledged by mail: the address may be somebody else's. */
  acknowledgementPerAddress: AttemptLimit;
}

export interface BrowserSettings {
  successMs: number;
  resetMs: number;
  profileRefreshMs: number;
  emailAvailabilityCacheMs: number;
  searchThrottleMs: number;
}

const pass = { one: 'Pass', other: 'Passes' };

/** Everything but what only a deployment knows: environment, sealing key. */
export const defaultConfig: Omit<ServerConfig, 'environment' | 'isSandbox' | 'sealingKey'> = {
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
  identity: {
    sessionIdleMs: days(14),
    sessionLifetimeMs: days(90),
    verifyLinkLifetimeMs: days(3),
    resetLinkLifetimeMs: hours(1),
    completeLinkLifetimeMs: days(14),
    recentLogInMs: minutes(5),
    minimumSignUpAge: 13,
    maximumAge: 120,
    minimumPasswordLength: 8,
    maximumPasswordLength: 200,
    sessionTouchMs: minutes(1),
    logInCodeLifetimeMs: minutes(15),
    // OWASP's choice for argon2id: 19 MiB, two passes.
    passwordCost: { memoryKib: 19_456, passes: 2 },
    attemptLimits: {
      logInPerAccountAndCaller: { points: 10, windowSeconds: 15 * 60 },
      logInPerAccount: { points: 100, windowSeconds: 60 * 60 },
      logInPerCaller: { points: 300, windowSeconds: 15 * 60 },
      signUpPerCaller: { points: 300, windowSeconds: 60 * 60 },
      availabilityPerSession: { points: 60, windowSeconds: 10 * 60 },
      availabilityPerCaller: { points: 600, windowSeconds: 10 * 60 },
      resetPerAccount: { points: 5, windowSeconds: 60 * 60 },
      resetPerCaller: { points: 60, windowSeconds: 60 * 60 },
      resendPerAccount: { points: 6, windowSeconds: 60 * 60 },
      linkPerCaller: { points: 120, windowSeconds: 10 * 60 },
      thirdPartyPerCaller: { points: 240, windowSeconds: 10 * 60 },
      photoPerAccount: { points: 30, windowSeconds: 60 * 60 },
      logInCodePerAccount: { points: 5, windowSeconds: 60 * 60 },
      dataExportPerAccount: { points: 10, windowSeconds: 60 * 60 },
    },
    photo: { maximumBytes: 5_000_000, maximumPixels: 60_000_000, minimumEdge: 200, edge: 1_024 },
  },
  sale: defaultSale,
  browser: {
    successMs: seconds(2),
    resetMs: seconds(5),
    profileRefreshMs: seconds(5),
    emailAvailabilityCacheMs: minutes(5),
    searchThrottleMs: 250,
  },
  mail: { sender: 'Foyer <hello@foyer.example>' },
  signIn: {},
  recaptcha: { kind: 'none' },
  maps: { kind: 'drawn' },
  analytics: { kind: 'none' },
  regionHeaders: {},
  inquiries: {
    recipient: 'support@foyer.example',
    keepMs: days(365),
    attemptLimits: {
      contactPerCaller: { points: 20, windowSeconds: 60 * 60 },
      demoPerCaller: { points: 20, windowSeconds: 60 * 60 },
      acknowledgementPerAddress: { points: 5, windowSeconds: 60 * 60 },
    },
  },
  careers: defaultCareers,
  attribution: defaultAttribution,
  newsletter: defaultNewsletter,
  errorReports: {
    attemptLimits: {
      errorReportPerCaller: { points: 60, windowSeconds: 10 * 60 },
      errorReportInAll: { points: 600, windowSeconds: 10 * 60 },
    },
  },
  links: {},
  debugPages: [],
  releaseName: 'foyer-0.1.0',
};
