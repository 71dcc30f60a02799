import path from 'node:path';
import type { Locale } from '@foyer/contract';
import type { FastifyInstance } from 'fastify';
import { createHostedPages, type HostedPageQuery } from '../platform/hosted-pages/hostedPages.ts';
import { renderHostedPage } from '../platform/hosted-pages/renderHostedPage.ts';
import { escapeHtml } from '../platform/web/escapeHtml.ts';
import { failure, found } from '../platform/http/answers/failure.ts';
import type { Platform } from '../platform/platform.ts';
import type { PageGuest } from '../platform/security/pageGuest.ts';
import { readStripeCredentials } from '../platform/gateways/payment/paymentSettings.ts';
import { readCredentials } from '../platform/gateways/payment/accountCredentials.ts';
import { apiVersion } from './stripeGateway.ts';

/** Stripe.js, in the version that belongs to the API's. Stripe allows no copy of it on another host. */
const scriptUrl = `https://js.stripe.com/${apiVersion.split('.')[1]}/stripe.js`;
const guest: PageGuest = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connections: ['https://api.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  trustedTypes: [],
};

const ownScript = (name: string) => ({
  file: path.join(import.meta.dirname, 'assets', name),
  type: 'text/javascript; charset=utf-8',
});
const assets = {
  'stripeFields.js': ownScript('stripeFields.js'),
  'stripeVerify.js': ownScript('stripeVerify.js'),
};

/** Languages of Stripe's own texts. */
const stripeLocales: Readonly<Record<Locale, string>> = {
  'en-US': 'en',
  'en-CA': 'en',
  'fr-CA': 'fr-CA',
  'es-US': 'es-419',
};

interface FieldsQuery extends HostedPageQuery {
  /** Further account at Stripe; the configured one if absent. */
  account?: string;
  /** ISO 3166-1 alpha-2 code of the buyer's country, which determines the term for the postal code. */
  country?: string;
}

interface VerifyQuery extends HostedPageQuery {
  account?: string;
  intent?: string;
  secret?: string;
}

const problemNames = [
  'invalid',
  'number_missing',
  'number_refused',
  'expiry_missing',
  'expiry_refused',
  'cvc_missing',
  'cvc_refused',
  'nameOnCard_missing',
] as const;

/** Field of the page: an element of Stripe's, or an input of ours for what is no secret. */
interface Field {
  name: string;
  label: string;
  isWide?: boolean;
  input?: { autocomplete: string; maxLength: number; optional?: string };
}

function fieldHtml({ name, label, isWide, input }: Field): string {
  const optional = input?.optional ? ` <span>(${escapeHtml(input.optional)})</span>` : '';
  const entry = input
    ? `<input id="${name}" autocomplete="${input.autocomplete}" maxlength="${input.maxLength}"${
        input.optional ? '' : ' aria-required="true"'
      } aria-describedby="${name}-error" spellcheck="false">`
    : `<div class="mount" id="${name}"></div>`;
  return `<div class="field${isWide ? ' wide' : ''}">
<label${input ? ` for="${name}"` : ''}><span class="name" id="${name}-label">${escapeHtml(label)}</span>${optional}</label>
${entry}
<span class="error" id="${name}-error" role="alert"></span>
</div>`;
}

/** Registers the pages that show Stripe's card fields and its verification, on `pay.` only. */
export function registerStripePages(app: FastifyInstance, { platform }: { platform: Platform }): void {
  const { config, texts } = platform;
  const { payment } = config;
  if (payment.kind !== 'stripe') return;
  const pages = createHostedPages(app, platform, { base: '/stripe', assets, guest });
  const { constraints } = pages;
  const page = { base: '/stripe', guestScript: scriptUrl };
  const settings = async (locale: Locale, account: string | undefined) => ({
    publishableKey: account
      ? readStripeCredentials(found(await readCredentials(platform, account)), payment).publishableKey
      : payment.publishableKey,
    locale: stripeLocales[locale],
  });

  app.get<{ Querystring: FieldsQuery }>('/stripe/fields', { constraints }, async (request, reply) => {
    const opened = await pages.open(request);
    const { locale } = opened;
    const say = (key: string) => texts.say(locale, `cardFields.${key}`);
    const isUs = (request.query.country ?? locale.slice(-2)).toUpperCase() === 'US';
    const fields: Field[] = [
      { name: 'number', label: say('number'), isWide: true },
      { name: 'expiry', label: say('expiry') },
      { name: 'cvc', label: say('cvc') },
      {
        name: 'nameOnCard',
        label: say('nameOnCard'),
        isWide: true,
        input: { autocomplete: 'cc-name', maxLength: 120 },
      },
      {
        name: 'postalCode',
        label: say(isUs ? 'zipCode' : 'postalCode'),
        input: { autocomplete: 'postal-code', maxLength: 20, optional: say('optional') },
      },
    ];
    const problems = Object.fromEntries(problemNames.map((name) => [name, say(`problems.${name}`)]));
    const frame = { ...page, ...opened, title: say('title'), script: 'stripeFields.js' };
    const body = `<form id="card" novalidate aria-label="${escapeHtml(say('title'))}">
${fields.map(fieldHtml).join('\n')}
<button class="enter" tabindex="-1" aria-hidden="true" type="submit"></button>
</form>`;
    const html = renderHostedPage(
      { ...frame, texts: { problems, ...(await settings(locale, request.query.account)) } },
      body,
    );
    return pages.send(reply, opened.nonce, html);
  });

  app.get<{ Querystring: VerifyQuery }>('/stripe/verify', { constraints }, async (request, reply) => {
    const { intent = '', secret = '', account } = request.query;
    if (!/^(pi|seti)_\w+$/.test(intent) || !/^(pi|seti)_\w+_secret_\w+$/.test(secret))
      throw failure('invalidRequest');
    const opened = await pages.open(request);
    const { locale } = opened;
    const say = (key: string) => texts.say(locale, `cardChallenge.${key}`);
    const frame = { ...page, ...opened, title: say('title'), script: 'stripeVerify.js' };
    const body = `<main class="question">
<h1>${escapeHtml(say('title'))}</h1>
<p role="status" id="status"></p>
</main>`;
    const words = { done: say('done'), expired: say('expired') };
    const html = renderHostedPage(
      { ...frame, texts: { ...words, ...(await settings(locale, account)), intent, secret } },
      body,
    );
    return pages.send(reply, opened.nonce, html);
  });
}
