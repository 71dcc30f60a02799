import { isLocale, type AuthenticatorType, type Locale } from '@foyer/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { namedPlugin } from '../../platform/http/namedPlugin.ts';
import type { Platform } from '../../platform/platform.ts';
import { negotiateLocale } from '../../platform/texts/negotiateLocale.ts';
import { choosePage, expiredPage, type ChooseTexts } from './choosePage.ts';
import { readTypedPerson, sandboxPeople } from './sandboxPeople.ts';
import { mountPathOf, rememberPerson, sandboxProviderOf, type SandboxProvider } from './sandboxProvider.ts';

const nonceBytes = 18;
const formType = 'application/x-www-form-urlencoded';
type Details = Awaited<ReturnType<SandboxProvider['provider']['interactionDetails']>>;

function textsOf({ texts }: Platform, locale: Locale, provider: AuthenticatorType): ChooseTexts {
  const say = (name: keyof ChooseTexts) => texts.say(locale, `signInSandbox.${name}`, { provider });
  return {
    title: say('title'),
    hint: say('hint'),
    verified: say('verified'),
    unverified: say('unverified'),
    other: say('other'),
    firstName: say('firstName'),
    lastName: say('lastName'),
    emailAddress: say('emailAddress'),
    isEmailVerified: say('isEmailVerified'),
    submit: say('submit'),
    refuse: say('refuse'),
    expired: say('expired'),
  };
}

function localeOf(request: FastifyRequest, details?: Details): Locale {
  const wanted = String(details?.params['ui_locales'] ?? '');
  return isLocale(wanted) ? wanted : negotiateLocale(request.headers['accept-language']);
}

/** Builds the pages' policy: no scripts; the form posts to us, which redirects to the requesting site. */
function policyOf(nonce: string, redirectUri: unknown): string {
  const origin =
    typeof redirectUri === 'string' && URL.canParse(redirectUri) ? new URL(redirectUri).origin : '';
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `form-action 'self' ${origin}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

function registerChoice(app: FastifyInstance, platform: Platform, type: AuthenticatorType): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply, details: Details | undefined) => {
    const nonce = platform.randomness(nonceBytes).toString('base64');
    const locale = localeOf(request, details);
    const parts = { locale, nonce, texts: textsOf(platform, locale, type) };
    return reply
      .code(details ? 200 : 410)
      .headers({
        'content-security-policy': policyOf(nonce, details?.params['redirect_uri']),
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
      })
      .send(details ? choosePage(parts, sandboxPeople[type]) : expiredPage(parts));
  };
  const detailsOf = async (request: FastifyRequest, reply: FastifyReply) => {
    const { provider } = await sandboxProviderOf(type, platform);
    return provider.interactionDetails(request.raw, reply.raw).catch(() => undefined);
  };

  app.get(`${mountPathOf(type)}/choose/:uid`, async (request, reply) =>
    answer(request, reply, await detailsOf(request, reply)),
  );

  app.post<{ Body: URLSearchParams }>(`${mountPathOf(type)}/choose/:uid`, async (request, reply) => {
    const { provider, store } = await sandboxProviderOf(type, platform);
    const details = await detailsOf(request, reply);
    if (!details) return answer(request, reply, undefined);
    const form = request.body;
    const subject = form.get('subject');
    const person = sandboxPeople[type].find((each) => each.subject === subject) ?? readTypedPerson(form);
    const isRefused = form.get('refuse') !== null;
    if (!person && !isRefused) return answer(request, reply, details);
    if (person && !isRefused) await rememberPerson(store, person);
    const result =
      person && !isRefused
        ? { login: { accountId: person.subject } }
        : { error: type === 'Apple' ? 'user_cancelled_authorize' : 'access_denied' };
    const onward = await provider.interactionResult(request.raw, reply.raw, result, {
      mergeWithLastSubmission: false,
    });
    return reply.redirect(onward, 303);
  });
}

/** Registers the protocol endpoints; the provider library reads requests and writes answers itself. */
function registerProtocol(app: FastifyInstance, platform: Platform, type: AuthenticatorType): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.route({
    method: ['GET', 'POST'],
    url: `${mountPathOf(type)}/*`,
    handler: async (request, reply) => {
      const provider = await sandboxProviderOf(type, platform);
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value);
      reply.raw.setHeader('cache-control', 'no-store');
      // Browsers correct the expiry of cookies by this header, which Node takes from the machine's clock.
      // eslint-disable-next-line no-restricted-syntax -- the library dates its cookies by the clock of the process
      reply.raw.setHeader('date', new Date().toUTCString());
      provider.handle(request.raw, reply.raw);
    },
  });
}

/**
 * Serves sandbox OpenID providers in place of Apple and Google where they aren't configured: the whole protocol, and a
 * page to choose a person.
 */
export async function sandboxOpenIdPlugin(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  for (const type of ['Apple', 'Google'] as const) {
    if (platform.config.signIn[type]) continue;
    await app.register(
      namedPlugin(`choice of ${type}`, async (scope: FastifyInstance) => {
        scope.addContentTypeParser(
          formType,
          { parseAs: 'string', bodyLimit: 16_384 },
          (_request, body, done) => done(null, new URLSearchParams(String(body))),
        );
        registerChoice(scope, platform, type);
      }),
    );
    await app.register(
      namedPlugin(`protocol of ${type}`, async (scope: FastifyInstance) =>
        registerProtocol(scope, platform, type),
      ),
    );
  }
}
