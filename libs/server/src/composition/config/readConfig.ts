import { isIP } from 'node:net';
import type { Ability, DebugPage, SiteLinks } from '@foyer/contract';
import { readAnalyticsSettings } from '../../platform/gateways/analytics/analyticsSettings.ts';
import { defaultDrand } from '../../platform/gateways/beacon/drandBeacon.ts';
import { readSentryDsn } from '../../platform/gateways/error-reports/sentryEnvelope.ts';
import { readMapsSettings } from '../../platform/gateways/maps/mapsSettings.ts';
import { readPaymentSettings } from '../../platform/gateways/payment/paymentSettings.ts';
import { readPayPalSettings } from '../../platform/gateways/payout/payPalPayouts.ts';
import { readRecaptchaSettings } from '../../platform/gateways/recaptcha/recaptchaSettings.ts';
import { readSignInSettings } from '../../platform/gateways/sign-in/signInSettings.ts';
import { readWalletSettings } from '../../platform/gateways/wallet/walletSettings.ts';
import { smtpOptions } from '../../platform/gateways/mail/smtpMailGateway.ts';
import { readShellSettings } from '../../modules/shell/shellSettings.ts';
import { readStageMediaSettings } from '../../modules/streaming/stage-media/stageMediaSettings.ts';
import { readCacheSettings } from '../../platform/config/cacheSettings.ts';
import {
  bindAddressIn,
  checkSandboxOrigin,
  checkSecureOrigin,
  isSandboxIn,
} from '../../platform/config/sandboxSettings.ts';
import { mailSenderIn } from '../../platform/environment/mailAddress.ts';
import { trialAbilities, type Environment, type ServerConfig } from '../../platform/config/serverConfig.ts';
import { wholeNumber } from '../../platform/environment/variables.ts';
import { defaultPoolSettings } from '../../platform/database/connectionPool.ts';
import { defaultConfig } from './defaultConfig.ts';

type Variables = Record<string, string | undefined>;

const environments: Environment[] = ['production', 'development', 'test'];

function environmentOf({ NODE_ENV }: Variables): Environment {
  if (!NODE_ENV) return 'development';
  const known = environments.find((each) => each === NODE_ENV);
  if (!known) throw new Error(`NODE_ENV=${NODE_ENV} is none of ${environments.join(', ')}`);
  return known;
}

function originOf(variables: Variables, port: number): string {
  const text = variables.FOYER_ORIGIN || `http://localhost:${port}`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.pathname !== '/' || url.search || !/^https?:$/.test(url.protocol))
    throw new Error(`FOYER_ORIGIN=${text} is not an origin, such as https://tickets.example`);
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0)
    throw new Error(
      `FOYER_ORIGIN=${text} must have a host name, because pay., widget. and partner. are put in front of it`,
    );
  checkSandboxOrigin(variables, url.origin);
  checkSecureOrigin(variables, url.origin);
  return url.origin;
}

function sealingKeyOf({ FOYER_SEALING_KEY: text }: Variables, fallback: Buffer | undefined): Buffer {
  if (!text && fallback) return fallback;
  const key = Buffer.from(text ?? '', 'base64');
  if (key.length !== 32)
    throw new Error('FOYER_SEALING_KEY must be 32 bytes in base64 (for example: openssl rand -base64 32)');
  return key;
}

/** Postal address of the sandbox, which sends no mail. */
const samplePostalAddress = 'Foyer, 100 Sample Street, Toronto, ON M5V 0A1, Canada';

function mailOf(variables: Variables): ServerConfig['mail'] {
  const { FOYER_SMTP_URL: url, FOYER_POSTAL_ADDRESS: address } = variables;
  if (url) smtpOptions({ url });
  const postalAddress = address?.trim() || (isSandboxIn(variables) ? samplePostalAddress : undefined);
  return {
    sender: mailSenderIn(variables) ?? defaultConfig.mail.sender,
    ...(url ? { smtpUrl: url } : {}),
    ...(postalAddress ? { postalAddress } : {}),
  };
}

const linkVariables = {
  supportUrl: 'FOYER_SUPPORT_URL',
  photoSharingUrl: 'FOYER_PHOTO_SHARING_URL',
  shortMessageUrl: 'FOYER_SHORT_MESSAGE_URL',
  socialNetworkUrl: 'FOYER_SOCIAL_NETWORK_URL',
  appleStoreUrl: 'FOYER_APPLE_STORE_URL',
  googleStoreUrl: 'FOYER_GOOGLE_STORE_URL',
} as const;

function linksOf(variables: Variables): SiteLinks {
  const given = Object.entries(linkVariables).filter(([, variable]) => variables[variable]);
  return Object.fromEntries(
    given.map(([name, variable]) => {
      const text = variables[variable]!;
      if (!/^https?:\/\//.test(text) || !URL.canParse(text))
        throw new Error(`${variable}=${text} is not a web address (http or https)`);
      return [name, text];
    }),
  );
}

function productAddressOf({ FOYER_PRODUCT_ADDRESS: word }: Variables): string {
  if (!word) return defaultConfig.productAddress;
  if (!/^[A-Za-z]{1,30}$/.test(word))
    throw new Error(`FOYER_PRODUCT_ADDRESS=${word} is not a word of 1 to 30 letters from A to Z`);
  return word;
}

function remoteConfigOf({ FOYER_REMOTE_CONFIG_URL: url }: Variables): Pick<ServerConfig, 'remoteConfigUrl'> {
  if (!url) return {};
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new Error('FOYER_REMOTE_CONFIG_URL is not a web address (http or https)');
  return { remoteConfigUrl: url };
}

function drandOf({ FOYER_DRAND_URL: url, FOYER_DRAND_CHAIN: chain }: Variables): Pick<ServerConfig, 'drand'> {
  if (!url && !chain) return {};
  if (url !== undefined && (!/^https?:\/\//.test(url) || !URL.canParse(url)))
    throw new Error('FOYER_DRAND_URL is not a web address (http or https)');
  if (chain !== undefined && !/^[0-9a-f]{64}$/.test(chain))
    throw new Error('FOYER_DRAND_CHAIN is the hash of a chain: 64 hexadecimal digits');
  return { drand: { url: url ?? defaultDrand.url, chainHash: chain ?? defaultDrand.chainHash } };
}

/** Reads the limits of the connection pool; FOYER_DATABASE_TIMEOUT is in seconds. */
function poolOf(variables: Variables): ServerConfig['pool'] {
  const maxConnections = wholeNumber(variables, 'FOYER_DATABASE_CONNECTIONS', 20, [1, 500]);
  const timeoutMs = wholeNumber(variables, 'FOYER_DATABASE_TIMEOUT', 0, [1, 600]) * 1000;
  if (timeoutMs === 0) return { maxConnections };
  // Never below the usual time of a lock, or a statement would end before PostgreSQL looks for its deadlock.
  const statementTimeoutMs = Math.max(timeoutMs, defaultPoolSettings.lockTimeoutMs);
  return {
    maxConnections,
    connectTimeoutMs: timeoutMs,
    statementTimeoutMs,
    lockTimeoutMs: statementTimeoutMs,
  };
}

/** Reads FOYER_ABILITIES; one that isn't built can't be turned on. */
const abilitiesOf = (variables: Variables): Ability[] =>
  listIn(
    variables,
    'FOYER_ABILITIES',
    [...defaultConfig.abilities, ...trialAbilities],
    defaultConfig.abilities,
  );

const debugPages: readonly DebugPage[] = ['remoteConfig', 'errorReporting'];

/** Reads a list such as FOYER_DEBUG_PAGES=`remoteConfig,errorReporting`. */
function listIn<Each extends string>(
  variables: Variables,
  name: string,
  known: readonly Each[],
  unset: readonly Each[],
): Each[] {
  const text = variables[name];
  if (text === undefined) return [...unset];
  const wanted = text.split(/[\s,]+/).filter(Boolean);
  const unknown = wanted.find((each) => !known.some((one) => one === each));
  if (unknown !== undefined) throw new Error(`${name}=${text}: ${unknown} is none of ${known.join(', ')}`);
  return known.filter((each) => wanted.includes(each));
}

/**
 * Reads a server's configuration from environment variables: NODE_ENV (production, development, test), PORT,
 * FOYER_BIND, FOYER_METRICS_PORT, FOYER_ORIGIN, FOYER_SEALING_KEY, FOYER_SANDBOX and FOYER_SANDBOX_EXPOSED (on, off),
 * FOYER_TRUSTED_PROXIES, FOYER_PRODUCT_ADDRESS, FOYER_MAIL_SENDER, FOYER_POSTAL_ADDRESS, FOYER_INVOICE_ISSUER, FOYER_ANALYTICS* and
 * FOYER_TAG_MANAGER_CONTAINER_ID
 * (analyticsSettings.ts), FOYER_COUNTRY_HEADER, FOYER_REGION_HEADER, FOYER_SMTP_URL, FOYER_APPLE_*, FOYER_GOOGLE_*
 * (signInSettings.ts), FOYER_APPLE_PASS_* and FOYER_GOOGLE_WALLET_* (walletSettings.ts), FOYER_RECAPTCHA* (recaptchaSettings.ts), FOYER_STRIPE_* (paymentSettings.ts), FOYER_PAYPAL* (payPalPayouts.ts), FOYER_MAPS_KEY, FOYER_SUPPORT_ADDRESS,
 * FOYER_SUPPORT_URL and the other footer links, FOYER_DEBUG_PAGES, FOYER_ABILITIES, FOYER_REMOTE_CONFIG_URL, FOYER_DRAND_*, FOYER_SENTRY_DSN,
 * FOYER_RELEASE, FOYER_JOBS, FOYER_CAREERS_ADDRESS, FOYER_APPLICATIONS_KEEP_DAYS, FOYER_REDIRECT_HOSTS,
 * FOYER_STAGE_MEDIA (on, off), FOYER_STAGE_ADDRESS, FOYER_STAGE_PORTS,
 * FOYER_DATABASE_CONNECTIONS, FOYER_DATABASE_TIMEOUT, FOYER_CACHES (on, off). The command reads DATABASE_URL, to choose between the embedded
 * and an external database.
 * @param sealingKey fallback for FOYER_SEALING_KEY: the key stored beside the embedded database
 * @throws Error that names the invalid variable
 */
export function readConfig(variables: Variables, { sealingKey }: { sealingKey?: Buffer } = {}): ServerConfig {
  const port = wholeNumber(variables, 'PORT', defaultConfig.port, [0, 65_535]);
  return {
    ...defaultConfig,
    environment: environmentOf(variables),
    isSandbox: isSandboxIn(variables),
    port,
    bindAddress: bindAddressIn(variables),
    ...(variables.FOYER_METRICS_PORT
      ? { metricsPort: wholeNumber(variables, 'FOYER_METRICS_PORT', 0, [0, 65_535]) }
      : {}),
    origin: originOf(variables, port),
    sealingKey: sealingKeyOf(variables, sealingKey),
    caches: readCacheSettings(variables),
    trustedProxies: wholeNumber(variables, 'FOYER_TRUSTED_PROXIES', 0, [0, 10]),
    pool: poolOf(variables),
    productAddress: productAddressOf(variables),
    mail: mailOf(variables),
    ...(variables.FOYER_INVOICE_ISSUER?.trim()
      ? { invoiceIssuer: variables.FOYER_INVOICE_ISSUER.trim() }
      : {}),
    signIn: readSignInSettings(variables),
    wallet: readWalletSettings(variables),
    // Every session of a sandbox is young.
    sale: { ...defaultConfig.sale, ...(isSandboxIn(variables) ? { youngSessionMs: 0 } : {}) },
    payment: readPaymentSettings(variables, isSandboxIn(variables)),
    payPal: readPayPalSettings(variables, isSandboxIn(variables)),
    recaptcha: readRecaptchaSettings(variables, isSandboxIn(variables)),
    maps: readMapsSettings(variables),
    analytics: readAnalyticsSettings(variables, isSandboxIn(variables)),
    ...readShellSettings(variables),
    stageMedia: readStageMediaSettings(variables),
    errorReports: {
      ...defaultConfig.errorReports,
      ...(variables.FOYER_SENTRY_DSN ? { sentry: readSentryDsn(variables.FOYER_SENTRY_DSN) } : {}),
    },
    links: linksOf(variables),
    debugPages: listIn(variables, 'FOYER_DEBUG_PAGES', debugPages, []),
    abilities: abilitiesOf(variables),
    ...remoteConfigOf(variables),
    ...drandOf(variables),
    releaseName: variables.FOYER_RELEASE || defaultConfig.releaseName,
  };
}
