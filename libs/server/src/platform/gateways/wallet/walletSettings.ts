import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';
import { allOrNone } from '../../environment/variables.ts';
import type { WalletKind } from './walletGateway.ts';

/** Certificate of a pass type at Apple, in PEM. */
export interface AppleWalletSettings {
  passTypeId: string;
  teamId: string;
  certificate: string;
  privateKey: string;
  /** Apple's intermediate certificate (WWDR). */
  authority: string;
}

/** Issuer at Google Wallet, and the service account that signs for it. */
export interface GoogleWalletSettings {
  issuerId: string;
  account: string;
  privateKey: string;
  /** Address that a signed pass is appended to. */
  saveUrl: string;
}

/** Wallets that passes are signed for; the sandbox signs with keys of its own. */
export interface WalletSettings {
  apple?: AppleWalletSettings;
  google?: GoogleWalletSettings;
}

type Variables = Record<string, string | undefined>;

const googleSaveUrl = 'https://pay.google.com/gp/v/save/';

/** Parses a value in PEM, whose lines may be joined by `\n`. @throws Error that has the name alone, never the value */
function parsePem<T>(name: string, text: string, parse: (pem: string) => T): { pem: string; parsed: T } {
  const pem = text.replace(/\\n/g, '\n');
  try {
    return { pem, parsed: parse(pem) };
  } catch {
    throw new Error(`${name} is not what it should be, in PEM and without a passphrase`);
  }
}

const readKey = (name: string, text: string): KeyObject => {
  const { parsed } = parsePem(name, text, (pem) => createPrivateKey(pem));
  if (parsed.asymmetricKeyType !== 'rsa') throw new Error(`${name} is not an RSA key`);
  return parsed;
};

/** Value of a field of a certificate's subject, which has one per line. */
const subjectOf = (certificate: X509Certificate, field: string): string | undefined =>
  certificate.subject
    .split('\n')
    .find((line) => line.startsWith(`${field}=`))
    ?.slice(field.length + 1);

function readApple(variables: Variables): AppleWalletSettings | undefined {
  const names = [
    'FOYER_APPLE_PASS_CERTIFICATE',
    'FOYER_APPLE_PASS_KEY',
    'FOYER_APPLE_PASS_AUTHORITY',
  ] as const;
  const given = allOrNone(variables, names);
  if (!given) return undefined;
  const [named, , issuer] = names;
  const parse = (pem: string) => new X509Certificate(pem);
  const { pem: certificate, parsed } = parsePem(named, given[named], parse);
  const { pem: authority } = parsePem(issuer, given[issuer], parse);
  const key = readKey('FOYER_APPLE_PASS_KEY', given.FOYER_APPLE_PASS_KEY);
  const [passTypeId, teamId] = [subjectOf(parsed, 'UID'), subjectOf(parsed, 'OU')];
  if (passTypeId === undefined || teamId === undefined)
    throw new Error(`${named} is not the certificate of a pass type: it names no UID or OU`);
  if (!parsed.checkPrivateKey(key)) throw new Error(`FOYER_APPLE_PASS_KEY is not the key of ${named}`);
  return { passTypeId, teamId, certificate, privateKey: pkcs1Of(key), authority };
}

/** Converts a key to the form that the pass library reads. */
export const pkcs1Of = (key: KeyObject): string => key.export({ type: 'pkcs1', format: 'pem' }).toString();

function readGoogle(variables: Variables): GoogleWalletSettings | undefined {
  const given = allOrNone(variables, [
    'FOYER_GOOGLE_WALLET_ISSUER_ID',
    'FOYER_GOOGLE_WALLET_ACCOUNT',
    'FOYER_GOOGLE_WALLET_KEY',
  ]);
  if (!given) return undefined;
  const { FOYER_GOOGLE_WALLET_ISSUER_ID: issuerId, FOYER_GOOGLE_WALLET_ACCOUNT: account } = given;
  if (!/^\d{1,30}$/.test(issuerId)) throw new Error('FOYER_GOOGLE_WALLET_ISSUER_ID is not a number');
  if (!/^\S+@\S+$/.test(account))
    throw new Error('FOYER_GOOGLE_WALLET_ACCOUNT is not the address of a service account');
  const privateKey = pkcs1Of(readKey('FOYER_GOOGLE_WALLET_KEY', given.FOYER_GOOGLE_WALLET_KEY));
  return { issuerId, account, privateKey, saveUrl: googleSaveUrl };
}

/**
 * Reads FOYER_APPLE_PASS_CERTIFICATE, FOYER_APPLE_PASS_KEY and FOYER_APPLE_PASS_AUTHORITY; FOYER_GOOGLE_WALLET_ISSUER_ID,
 * FOYER_GOOGLE_WALLET_ACCOUNT and FOYER_GOOGLE_WALLET_KEY: of each wallet all of them, or none.
 * @throws Error that names the missing or invalid variable
 */
export function readWalletSettings(variables: Variables): WalletSettings {
  const [apple, google] = [readApple(variables), readGoogle(variables)];
  return { ...(apple && { apple }), ...(google && { google }) };
}

/** Lists the configured wallets. */
export const walletKinds = ({ apple, google }: WalletSettings): WalletKind[] => [
  ...(apple ? (['apple'] as const) : []),
  ...(google ? (['google'] as const) : []),
];
