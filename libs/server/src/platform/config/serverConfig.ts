import type { DebugPage, Locale, SiteLinks } from '@foyer/contract';
import type { ProductWord } from '@foyer/util';
import type { AnalyticsSettings } from '../gateways/analytics/analyticsSettings.ts';
import type { SentryTarget } from '../gateways/error-reports/sentryEnvelope.ts';
import type { MapsSettings } from '../gateways/maps/mapsSettings.ts';
import type { RecaptchaSettings } from '../gateways/recaptcha/recaptchaSettings.ts';
import type { SignInSettings } from '../gateways/sign-in/signInSettings.ts';
import type { RegionHeaders } from '../../modules/shell/consent/visitorPrivacy.ts';
import type { PoolSettings } from '../database/connectionPool.ts';
import { defaultAttribution, type AttributionSettings } from '../../modules/shell/attribution/attributionSettings.ts';
import { defaultCaches, type CacheSettings } from './cacheSettings.ts';
import { defaultCareers, type CareersSettings } from '../../modules/shell/careers/careersSettings.ts';
import { defaultHttp, type HttpSettings } from './httpSettings.ts';
import { defaultNewsletter, type NewsletterSettings } from '../../modules/shell/newsletter/newsletterSettings.ts';
import { defaultSale, type SaleSettings } from '../../sale/settings/saleSettings.ts';
import { days, hours, minutes, seconds } from '../time/units.ts';

export type { SaleSettings };

export type Environment = 'production' | 'development' | 'test';

/** The word for an access item in one locale, with gender and elision for French and Spanish. */
export type ProductWords = ProductWord;

/** Settings of a server. Names end with the unit; durations are milliseconds. */
export interface ServerConfig {
  environment: Environment;
  /** Mailbox, clock, payment gateway and hosted card fields of the sandbox. FOYER_SANDBOX=on, never by default. */
  isSandbox: boolean;
  /** Port and address to listen on. PORT, FOYER_BIND */
  port: number;
  bindAddress: string;
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
  identity: IdentitySettings;
  sale: SaleSettings;
  browser: BrowserSettings;
  mail: MailSettings;
  /** Apple and Google sign-in; the sandbox has its own substitutes. FOYER_APPLE_*, FOYER_GOOGLE_* */
  signIn: SignInSettings;
  /** Checked before an account is created. FOYER_RECAPTCHA* */
  recaptcha: RecaptchaSettings;
  /** Map and place-search provider. FOYER_MAPS_KEY */
  maps: MapsSettings;
  /** Analytics, active only with the visitor's consent. FOYER_ANALYTICS* */
  analytics: AnalyticsSettings;
  /**
   * Headers with the visitor's country and region, set by the edge; unset means unknown. FOYER_COUNTRY_HEADER,
   * FOYER_REGION_HEADER
   */
  regionHeaders: RegionHeaders;
  inquiries: InquirySettings;
  careers: CareersSettings;
  attribution: AttributionSettings;
  newsletter: NewsletterSettings;
  errorReports: ErrorReportSettings;
  /** FOYER_SUPPORT_URL, FOYER_PHOTO_SHARING_URL, FOYER_SHORT_MESSAGE_URL, FOYER_SOCIAL_NETWORK_URL */
  links: SiteLinks;
  /** Document of a remote-config service; values set by `foyer remote-config` override it. FOYER_REMOTE_CONFIG_URL */
  remoteConfigUrl?: string;
  /** Debug pages, and with them the version panel [I2.10]. FOYER_DEBUG_PAGES */
  debugPages: DebugPage[];
  /** Release shown in the version panel. FOYER_RELEASE */
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
  /** Minimum interval between two updates of a session's last use. */
  sessionTouchMs: number;
  /** Lifetime of a mailed log-in code. */
  logInCodeLifetimeMs: number;
  /** Lifetime of a mailed log-in link. */
  logInLinkLifetimeMs: number;
  passwordCost: PasswordCost;
  attemptLimits: AttemptLimits;
  photo: PhotoSettings;
}

/** Limits of an uploaded photo; it is stored as a square of at most `edge` pixels. */
export interface PhotoSettings {
  maximumBytes: number;
  maximumPixels: number;
  minimumEdge: number;
  edge: number;
}

/** Mail settings; without an SMTP server mail only goes to the sandbox's mailbox. */
export interface MailSettings {
  sender: string;
  /** FOYER_SMTP_URL */
  smtpUrl?: string;
  /** Postal address of the sender, on one line, for newsletters. FOYER_POSTAL_ADDRESS */
  postalAddress?: string;
}

/** Cost parameters of argon2id. */
export interface PasswordCost {
  memoryKib: number;
  passes: number;
}

/** Maximum attempts in a time window; further ones are refused until it has passed. */
export interface AttemptLimit {
  points: number;
  windowSeconds: number;
}

/**
 * Limits per account (email address), per browser session, or per caller (network address, which many people may
 * share).
 */
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
  logInLinkPerAccount: AttemptLimit;
  dataExportPerAccount: AttemptLimit;
}

/** Settings of messages and demo requests, which need no account. */
export interface InquirySettings {
  /** Support mailbox that receives messages. FOYER_SUPPORT_ADDRESS */
  recipient: string;
  /** Retention of a message. */
  keepMs: number;
  attemptLimits: InquiryLimits;
}

/** Settings of client error reports, which go to the log or to a service. */
export interface ErrorReportSettings {
  /** FOYER_SENTRY_DSN */
  sentry?: SentryTarget;
  /** Limits per caller and in total; the total keeps an error on every page from flooding the log. */
  attemptLimits: Record<'errorReportPerCaller' | 'errorReportInAll', AttemptLimit>;
}

export interface InquiryLimits {
  contactPerCaller: AttemptLimit;
  demoPerCaller: AttemptLimit;
  /**
   * Above this limit messages are accepted without an acknowledgement mail: the address may belong to a third party.
   */
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

/** Default values of every setting except those specific to a deployment: environment and sealing key. */
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
    logInLinkLifetimeMs: minutes(15),
    // OWASP recommendation for argon2id: 19 MiB, two passes.
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
      logInLinkPerAccount: { points: 5, windowSeconds: 60 * 60 },
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
