import { createHmac, generateKeyPair, type JsonWebKey } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { createPaths, type AuthenticatorType } from '@foyer/contract';
import type { ClientMetadata, Configuration, default as Provider } from 'oidc-provider';
import type { Platform } from '../../platform/platform.ts';
import { stateKey } from '../../platform/serverState.ts';
import { createSealer } from '../../platform/security/sealing.ts';
import { originAt } from '../../platform/web/frameOrigins.ts';
import type { SignInProvider } from '../../platform/gateways/sign-in/signInSettings.ts';
import { addAppleNames } from './appleNames.ts';
import { createRecordAdapter, readRecord, writeRecord, type RecordStore } from './openIdRecords.ts';
import type { SandboxPerson } from './sandboxPeople.ts';

export type SandboxParts = Pick<Platform, 'config' | 'database' | 'clock' | 'randomness' | 'state'>;

/** Sandbox provider with the parts that its pages use. */
export interface SandboxProvider {
  type: AuthenticatorType;
  /** Path in the server: `/sandbox/openid/apple`. */
  mountPath: string;
  provider: Provider;
  store: RecordStore;
  handle: (request: IncomingMessage & { originalUrl?: string }, response: ServerResponse) => void;
}

export const mountPathOf = (type: AuthenticatorType): string => `/sandbox/openid/${type.toLowerCase()}`;

const clientId = 'foyer';
const clientSecretOf = (type: AuthenticatorType, sealingKey: Buffer): string =>
  createHmac('sha256', sealingKey).update(`sandboxOpenId\0${type}`).digest('base64url');

/** Returns client settings for a sandbox provider, in the form used for real ones. */
export const sandboxProviderSettings = (
  type: AuthenticatorType,
  { origin, sealingKey }: SandboxParts['config'],
): SignInProvider => ({
  issuer: `${origin}${mountPathOf(type)}`,
  clientId,
  proof: { kind: 'secret', clientSecret: clientSecretOf(type, sealingKey) },
  prompt: 'login',
});

/** Builds the only client: our platform, on each of its sites. */
async function clientOf(
  type: AuthenticatorType,
  { config, database }: SandboxParts,
): Promise<ClientMetadata> {
  const tenants = await database.query.selectFrom('whiteLabel').select('host').execute();
  const origins = [config.origin, ...tenants.map(({ host }) => originAt(config.origin, { host }))];
  const path = type === 'Apple' ? '/api/public/apple/redirect' : createPaths('').googleRedirect();
  return {
    client_id: clientId,
    client_secret: clientSecretOf(type, config.sealingKey),
    redirect_uris: origins.map((origin) => `${origin}${path}`),
    grant_types: ['authorization_code'],
    response_types: ['code'],
    token_endpoint_auth_method: 'client_secret_post',
  };
}

/** Returns the signing key: created once for all servers, stored sealed. */
async function signingKeyOf(store: RecordStore, { config, randomness }: SandboxParts): Promise<JsonWebKey> {
  const sealer = createSealer(config.sealingKey, randomness);
  const context = `sandboxOpenIdKey:${store.provider}`;
  const read = () => readRecord<{ sealed: string }>(store, 'SigningKey', { recordId: 'current' });
  const unseal = ({ sealed }: { sealed: string }) =>
    JSON.parse(sealer.unseal(Buffer.from(sealed, 'base64'), context)) as JsonWebKey;
  const known = await read();
  if (known) return unseal(known);
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const jwk = JSON.stringify({ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' });
  const payload = { sealed: sealer.seal(jwk, context).toString('base64') };
  await store.database.query
    .insertInto('sandboxOpenidRecord')
    .values({
      provider: store.provider,
      model: 'SigningKey',
      recordId: 'current',
      payload: JSON.stringify(payload),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return unseal((await read()) ?? payload);
}

const claimsOf = ({ subject, ...each }: SandboxPerson) => ({
  sub: subject,
  email: each.emailAddress,
  email_verified: each.isEmailVerified,
  given_name: each.firstName,
  family_name: each.lastName,
});

/** Builds the provider's configuration. Apple omits names from tokens, Google includes them; none asks for consent. */
function configurationOf(
  type: AuthenticatorType,
  store: RecordStore,
  parts: SandboxParts,
  signingKey: JsonWebKey,
): Configuration {
  const cookiePath = mountPathOf(type);
  return {
    adapter: (model: string) =>
      model === 'Client'
        ? {
            ...createRecordAdapter(store, model),
            find: (id: string) => (id === clientId ? clientOf(type, parts) : Promise.resolve(undefined)),
          }
        : createRecordAdapter(store, model),
    jwks: { keys: [signingKey] },
    claims:
      type === 'Apple'
        ? { openid: ['sub'], email: ['email', 'email_verified'], name: [] }
        : { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    scopes: type === 'Apple' ? ['openid', 'email', 'name'] : ['openid', 'email', 'profile'],
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    cookies: {
      keys: [createHmac('sha256', parts.config.sealingKey).update(`cookies\0${type}`).digest('base64url')],
      names: {
        session: `sandbox_${type}_session`,
        interaction: `sandbox_${type}_interaction`,
        resume: `sandbox_${type}_resume`,
      },
      long: { path: cookiePath, httpOnly: true, sameSite: 'lax', signed: true },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    ttl: {
      Interaction: 900,
      Session: 900,
      Grant: 900,
      AuthorizationCode: 60,
      AccessToken: 600,
      IdToken: 600,
    },
    interactions: { url: (_context, interaction) => `${cookiePath}/choose/${interaction.uid}` },
    findAccount: async (_context, subject) => {
      const known = await readRecord<SandboxPerson>(store, 'Person', { recordId: subject });
      return known && { accountId: subject, claims: () => claimsOf(known) };
    },
    loadExistingGrant: async (context) => {
      const { client, session, provider } = context.oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile name');
      await grant.save();
      return grant;
    },
  };
}

/** Stores the person chosen on the page, for the provider's claims. */
export const rememberPerson = (store: RecordStore, person: SandboxPerson): Promise<void> =>
  writeRecord(store, { model: 'Person', recordId: person.subject, payload: person });

async function makeProvider(type: AuthenticatorType, parts: SandboxParts): Promise<SandboxProvider> {
  const { default: OpenIdProvider } = await import('oidc-provider');
  const { config, database, clock } = parts;
  const mountPath = mountPathOf(type);
  const store = { database, clock, provider: type };
  const signingKey = await signingKeyOf(store, parts);
  const provider = new OpenIdProvider(
    `${config.origin}${mountPath}`,
    configurationOf(type, store, parts, signingKey),
  );
  provider.proxy = config.trustedProxies > 0;
  if (type === 'Apple') addAppleNames(provider, store);
  const callback = provider.callback();
  return {
    type,
    mountPath,
    provider,
    store,
    handle: (request, response) => {
      const address = request.url ?? '/';
      request.originalUrl = address;
      request.url = address.slice(mountPath.length) || '/';
      // Koa handles its own errors.
      void callback(request, response);
    },
  };
}

const providers = stateKey<Map<AuthenticatorType, Promise<SandboxProvider>>>('sandbox sign-in providers');

/** Returns the sandbox provider in place of Apple or Google; created at first use. */
export function sandboxProviderOf(type: AuthenticatorType, parts: SandboxParts): Promise<SandboxProvider> {
  const known = parts.state.of(providers, () => new Map<AuthenticatorType, Promise<SandboxProvider>>());
  const there = known.get(type);
  if (there) return there;
  const provider = makeProvider(type, parts);
  known.set(type, provider);
  provider.catch(() => known.delete(type));
  return provider;
}
