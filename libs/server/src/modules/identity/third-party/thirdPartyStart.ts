import {
  type AuthenticatorType,
  createPaths,
  type StartThirdPartyLoginRequest,
  type ThirdPartyLoginStart,
} from '@foyer/contract';
import { isLocalPath } from '@foyer/util';
import { minutes } from '../../../platform/time/units.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { failure } from '../../../platform/http/answers/failure.ts';
import type { BaseContext } from '../../../platform/http/operationContext.ts';
import { hashSecret, randomSecret } from '../../../platform/security/secrets.ts';
import { identityGuards } from '../guards/identityGuards.ts';
import { siteOrigin } from '../../../platform/hosts/siteOrigin.ts';
import { SignInRefused } from '../../../platform/gateways/sign-in/signInGateway.ts';
import { insertAttempt } from './thirdPartyRepository.ts';

const attemptLifetimeMs = minutes(15);

/** What only the browser that began may learn. The return path is among it: it may contain the secret of a link. */
export interface SealedAttempt {
  nonce: string;
  codeVerifier: string;
  returnTo?: string | undefined;
}

export const attemptSealing = (state: string): string => `thirdPartyAttempt:${state}`;

/** Returns the redirect URL of a provider: Apple posts to the API, Google redirects to the page [I7.29]. */
const redirectUrlOf = (type: AuthenticatorType, origin: string): string =>
  type === 'Apple' ? `${origin}/api/public/apple/redirect` : `${origin}${createPaths('').googleRedirect()}`;

/**
 * Translates errors of a provider; an unreachable provider isn't the caller's fault.
 * @throws Failure
 */
export function askProvider<Result>(
  platform: BaseContext['platform'],
  ask: Promise<Result>,
): Promise<Result> {
  return ask.catch((error: unknown) => {
    platform.log.warn({ err: error }, 'third-party login');
    throw failure(error instanceof SignInRefused ? 'thirdPartyLoginFailed' : 'serviceUnavailable');
  });
}

/**
 * Starts a sign-in. State, nonce and PKCE verifier are created here; the browser gets a key that it sends back to us
 * only, so that a state planted in another browser is worthless there.
 * @throws Failure thirdPartyLoginFailed when the provider is not offered, serviceUnavailable when it does not answer
 */
export async function startThirdPartyLogin(
  { platform, request, site }: Pick<BaseContext, 'platform' | 'request' | 'site'>,
  { authenticatorType: type, returnTo }: StartThirdPartyLoginRequest,
): Promise<ThirdPartyLoginStart> {
  const { gateways, config, randomness, sealer, newId, database } = platform;
  await identityGuards(platform).attempts.count('thirdPartyPerCaller', request.ip);
  if (!gateways.signIn.authenticatorTypes.includes(type)) throw failure('thirdPartyLoginFailed');
  const [state, browserKey, nonce, codeVerifier] = [1, 2, 3, 4].map(() => randomSecret(randomness)) as [
    string,
    string,
    string,
    string,
  ];
  const redirectUrl = redirectUrlOf(type, siteOrigin(site, config.origin));
  const attempt = { redirectUrl, state, nonce, codeVerifier };
  const secrets: SealedAttempt = {
    nonce,
    codeVerifier,
    returnTo: returnTo !== undefined && isLocalPath(returnTo) ? returnTo : undefined,
  };
  const authorizationUrl = await askProvider(platform, gateways.signIn.authorizationUrl(type, attempt));
  await inTransaction(database, (tx, now) =>
    insertAttempt(
      tx,
      {
        attemptId: newId(),
        type,
        stateHash: hashSecret('thirdPartyState', state),
        browserKeyHash: hashSecret('thirdPartyBrowser', browserKey),
        sealedSecrets: sealer.seal(JSON.stringify(secrets), attemptSealing(state)),
        redirectUrl,
        expiresAt: new Date(now.getTime() + attemptLifetimeMs),
      },
      now,
    ),
  );
  return { authorizationUrl, redirectUrl, state, browserKey };
}
