import { createPaths, type Paths } from '@foyer/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inTransaction } from '../database/inTransaction.ts';
import type { TransactionScope } from '../database/transactionScope.ts';
import type { SiteDirectory } from '../hosts/sites.ts';
import { productAddressOf } from '../hosts/siteWords.ts';
import type { Platform } from '../platform.ts';
import { negotiateLocale } from '../texts/negotiateLocale.ts';
import { mailForm, mailHeading, mailLink, mailPage, mailParagraph } from './mailHtml.ts';

/** Mails of one kind that a user can end from the mail program, without a session. */
export interface OneClickMails {
  /** Path of the one-click unsubscription (RFC 8058). */
  path: string;
  /** Context of the sealed token; a token of other mails does not open it. */
  context: string;
  /** Page with the setting. */
  page: (paths: Paths) => string;
  switchOff: (tx: TransactionScope, change: { userId: string; now: Date }) => Promise<void>;
}

const bodyLimitBytes = 4 * 1024;

/** Returns the URL that ends the mails for a user: the `oneClickUnsubscribe` of a mail. */
export const oneClickUrl = (
  { sealer }: Platform,
  origin: string,
  { path, context }: OneClickMails,
  userId: string,
): string => `${origin}${path}?token=${sealer.seal(userId, context).toString('base64url')}`;

/** Returns the user of a link's token; undefined for anything that this server did not make. */
function userOfToken({ sealer }: Platform, { context }: OneClickMails, token: string): string | undefined {
  try {
    return sealer.unseal(Buffer.from(token, 'base64url'), context);
  } catch {
    return undefined;
  }
}

/** Policy of a page with the inline styles of mails, which runs nothing. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

type Say = (key: string) => string;

type Step = 'ask' | 'done' | 'invalid';

/** What the page of a link says: it asks, tells that the mails are ended, or how to end them without a good link. */
function pageParts(say: Say, { step, settings }: { step: Step; settings: string }): string[] {
  const said = [mailHeading(say(step)), mailParagraph(say(`${step}Text`))];
  return [...said, step === 'ask' ? mailForm(say('action')) : mailLink(say('settings'), settings)];
}

/**
 * Ends a user's mails by the POST of a mail program's unsubscribe button (RFC 8058), or of the page that a GET shows:
 * because programs that follow links in mails must not end anything. Only the token in the URL counts. The page says that a
 * link is damaged; a mail program gets the same answer for every token.
 */
export const oneClickPlugin =
  (mails: OneClickMails) =>
  (app: FastifyInstance, { platform, sites }: { platform: Platform; sites: SiteDirectory }): void => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyLimitBytes }, (_request, _body, done) =>
      done(null, undefined),
    );

    async function sendPage(request: FastifyRequest, reply: FastifyReply, step: Step) {
      const site = await sites.siteFor(request.headers.host);
      const locale = negotiateLocale(request.headers['accept-language']);
      const texts = platform.texts.forSite(site);
      const say: Say = (key) => texts.say(locale, `mail.oneClick.${key}`);
      const settings = mails.page(createPaths(productAddressOf(site, platform.config)));
      const parts = pageParts(say, { step, settings });
      return reply
        .headers({
          'content-security-policy': policy,
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
        })
        .send(mailPage({ locale, subject: say('action'), site: texts.site, parts }));
    }

    const userOf = ({ url }: FastifyRequest): string | undefined =>
      userOfToken(platform, mails, new URL(url, 'http://any').searchParams.get('token') ?? '');
    app.post(mails.path, async (request, reply) => {
      const userId = userOf(request);
      if (userId !== undefined)
        await inTransaction(platform.database, (tx, now) => mails.switchOff(tx, { userId, now }));
      if (request.headers.accept?.includes('text/html'))
        return sendPage(request, reply, userId === undefined ? 'invalid' : 'done');
      return reply.header('cache-control', 'no-store').code(204).send();
    });
    app.get(mails.path, (request, reply) =>
      sendPage(request, reply, userOf(request) === undefined ? 'invalid' : 'ask'),
    );
  };
