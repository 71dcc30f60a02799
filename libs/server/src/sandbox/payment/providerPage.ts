import { formatMoney } from '@foyer/util';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { localeOf, type HostedPageQuery, type HostedPages } from '../../platform/hosted-pages/hostedPages.ts';
import { escapeHtml } from '../../platform/web/escapeHtml.ts';
import { failure, found } from '../../platform/http/answers/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { raiseEvent } from './sandboxEvents.ts';
import { answerRedirect, findRedirect } from './sandboxMoneyRepository.ts';

/** Answers of the buyer. `payAndStay` pays without returning, as a buyer does who closes the window. */
const answers = ['pay', 'payAndStay', 'refuse'] as const;

interface ProviderQuery extends HostedPageQuery {
  charge?: string;
  answer?: string;
}

/** Policy of a page of its own window: no scripts; its forms lead back to the shop. */
const policyOf = (returnUrl: string): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    `form-action 'self' ${new URL(returnUrl).origin}`,
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * Registers the stand-in for the page of Alipay, WeChat and Klarna: the browser comes by redirect, the buyer pays or
 * refuses, and the browser returns to the shop, or not.
 */
export function registerProviderPage(
  app: FastifyInstance,
  platform: Platform,
  { constraints }: HostedPages,
): void {
  const { database, newId, texts } = platform;
  app.get<{ Querystring: ProviderQuery }>('/provider', { constraints }, async (request, reply) => {
    const chargeId = String(request.query.charge ?? '');
    const charge = found(await findRedirect(database.query, chargeId));
    const locale = localeOf(request);
    const amount = formatMoney(charge, locale);
    const say = (key: string) =>
      escapeHtml(texts.say(locale, `paymentProvider.${key}`, { amount, method: charge.method }));
    const address = `/provider?charge=${encodeURIComponent(chargeId)}`;
    const form = (
      answer: string,
    ) => `<form class="actions" method="post" action="${address}&amp;answer=${answer}">
<button${answer === 'pay' ? ' class="primary"' : ''}>${say(answer)}</button>
</form>`;
    const html = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say('title')}</title>
<link rel="stylesheet" href="/assets/fields.css">
</head>
<body>
<main class="question">
<h1>${say('title')}</h1>
<p>${say('question')}</p>
${answers.map(form).join('\n')}
</main>
</body>
</html>
`;
    return reply
      .headers({
        'content-security-policy': policyOf(charge.returnUrl),
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
      })
      .send(html);
  });

  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, done) => done(null));
  app.post<{ Querystring: ProviderQuery }>('/provider', { constraints }, async (request, reply) => {
    const { charge = '', answer } = request.query;
    if (!answers.some((each) => each === answer)) throw failure('invalidRequest');
    const { returnUrl } = found(await findRedirect(database.query, charge));
    await inTransaction(database, async (tx) => {
      const key = found(await answerRedirect(tx, charge, answer !== 'refuse'));
      await raiseEvent(tx, newId, { kind: 'charge', key });
    });
    reply.header('cache-control', 'no-store');
    return answer === 'payAndStay' ? reply.code(204).send() : reply.redirect(returnUrl, 303);
  });
}
