import type { AuthenticatorType } from '@foyer/contract';
import fastify from 'fastify';
import { createOpenIdGateway } from '../../platform/gateways/sign-in/openIdGateway.ts';
import type { SignInGateway } from '../../platform/gateways/sign-in/signInGateway.ts';
import type { SignInSettings } from '../../platform/gateways/sign-in/signInSettings.ts';
import {
  mountPathOf,
  sandboxProviderOf,
  sandboxProviderSettings,
  type SandboxParts,
} from './sandboxProvider.ts';

const standIns = ['Apple', 'Google'] as const;

/** Creates a `fetch` that calls the sandbox providers inside the process, under any host name. */
function createInnerFetch(parts: SandboxParts): typeof globalThis.fetch {
  const inner = fastify({ logger: false });
  inner.removeAllContentTypeParsers();
  inner.addContentTypeParser('*', (_request, _payload, done) => done(null));
  for (const type of standIns)
    inner.all(`${mountPathOf(type)}/*`, async (request, reply) => {
      const provider = await sandboxProviderOf(type, parts);
      reply.hijack();
      provider.handle(request.raw, reply.raw);
    });
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const headers = Object.fromEntries(new Headers(init?.headers).entries());
    const payload = init?.body === undefined || init.body === null ? undefined : String(init.body as string);
    const answer = await inner.inject({
      method: (init?.method ?? 'GET') as 'GET',
      url: `${url.pathname}${url.search}`,
      headers: {
        ...headers,
        host: url.host,
        ...(url.protocol === 'https:' ? { 'x-forwarded-proto': 'https' } : {}),
        ...(payload === undefined
          ? {}
          : { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' }),
      },
      ...(payload === undefined ? {} : { payload }),
    });
    return new Response(new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: answer.headers as Record<string, string>,
    });
  };
}

/** Creates a gateway with stand-ins for Apple and Google where they are not configured; `undefined` if both are. */
export function createSandboxSignIn(parts: SandboxParts): SignInGateway | undefined {
  const { signIn } = parts.config;
  const missing: readonly AuthenticatorType[] = standIns.filter((type) => !signIn[type]);
  if (missing.length === 0) return undefined;
  const real = createOpenIdGateway({ settings: signIn });
  const settings = Object.fromEntries(
    missing.map((type) => [type, sandboxProviderSettings(type, parts.config)]),
  ) as SignInSettings;
  const standIn = createOpenIdGateway({ settings, fetch: createInnerFetch(parts), allowsHttp: true });
  const of = (type: AuthenticatorType) => (missing.includes(type) ? standIn : real);
  return {
    authenticatorTypes: standIns.filter((type) => of(type).authenticatorTypes.includes(type)),
    authorizationUrl: (type, attempt) => of(type).authorizationUrl(type, attempt),
    redeem: (type, attempt, answer) => of(type).redeem(type, attempt, answer),
  };
}
