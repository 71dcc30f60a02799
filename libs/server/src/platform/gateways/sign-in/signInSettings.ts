import { createPrivateKey } from 'node:crypto';
import type { AuthenticatorType } from '@foyer/contract';
import { allOrNone } from '../../environment/variables.ts';

/** Client authentication at a provider: a secret, or Apple's key that signs one. */
export type ClientProof =
  | { kind: 'secret'; clientSecret: string }
  | { kind: 'appleKey'; teamId: string; keyId: string; privateKey: string };

/** Provider as described by OpenID Connect. */
export interface SignInProvider {
  /** Base URL of the provider's metadata. */
  issuer: string;
  clientId: string;
  proof: ClientProof;
  /** Defaults to `RS256`, as real providers use. */
  signingAlgorithm?: string;
  /** `prompt` of the authorization request, if the provider supports it. */
  prompt?: string;
}

/** Configured providers. In the sandbox, missing ones are replaced by sandbox providers. */
export type SignInSettings = Partial<Record<AuthenticatorType, SignInProvider>>;

type Variables = Record<string, string | undefined>;

function issuerOf(variables: Variables, name: string, usual: string): string {
  const text = variables[name] || usual;
  if (!URL.canParse(text) || new URL(text).protocol !== 'https:')
    throw new Error(`${name}=${text} is not an https address`);
  return text;
}

/** Reads a PEM key; in an environment variable its lines may be joined by `\n`. */
function readKey(text: string): string {
  const pem = text.replace(/\\n/g, '\n');
  try {
    createPrivateKey(pem);
  } catch {
    throw new Error('FOYER_APPLE_PRIVATE_KEY is not a private key in PEM (the file AuthKey_….p8)');
  }
  return pem;
}

/**
 * Reads the settings of Apple and Google: FOYER_GOOGLE_CLIENT_ID and FOYER_GOOGLE_CLIENT_SECRET; FOYER_APPLE_CLIENT_ID,
 * FOYER_APPLE_TEAM_ID, FOYER_APPLE_KEY_ID and FOYER_APPLE_PRIVATE_KEY; other issuers by FOYER_GOOGLE_ISSUER and
 * FOYER_APPLE_ISSUER.
 * @throws Error that names the invalid or missing variable
 */
export function readSignInSettings(variables: Variables): SignInSettings {
  const google = allOrNone(variables, ['FOYER_GOOGLE_CLIENT_ID', 'FOYER_GOOGLE_CLIENT_SECRET']);
  const apple = allOrNone(variables, [
    'FOYER_APPLE_CLIENT_ID',
    'FOYER_APPLE_TEAM_ID',
    'FOYER_APPLE_KEY_ID',
    'FOYER_APPLE_PRIVATE_KEY',
  ]);
  return {
    ...(apple && {
      Apple: {
        issuer: issuerOf(variables, 'FOYER_APPLE_ISSUER', 'https://appleid.apple.com'),
        clientId: apple.FOYER_APPLE_CLIENT_ID,
        proof: {
          kind: 'appleKey',
          teamId: apple.FOYER_APPLE_TEAM_ID,
          keyId: apple.FOYER_APPLE_KEY_ID,
          privateKey: readKey(apple.FOYER_APPLE_PRIVATE_KEY),
        },
      },
    }),
    ...(google && {
      Google: {
        issuer: issuerOf(variables, 'FOYER_GOOGLE_ISSUER', 'https://accounts.google.com'),
        clientId: google.FOYER_GOOGLE_CLIENT_ID,
        proof: { kind: 'secret', clientSecret: google.FOYER_GOOGLE_CLIENT_SECRET },
        prompt: 'select_account',
      },
    }),
  };
}
