import { createPaths, type AuthenticatorType, type Locale } from '@foyer/contract';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import type { Mail } from '../../../platform/gateways/mail/mailGateway.ts';
import { findMailSite, type MailSite } from '../../../platform/mail/mailSite.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findAccount, type AccountRow } from '../account/accountRepository.ts';
import { verificationCode } from './verificationCode.ts';
import { wordMail } from './mailWords.ts';

/** Purpose of a mailed link. */
export type LinkPurpose = 'verifyEmail' | 'resetPassword' | 'completeAccount' | 'logIn';

export interface LinkMail {
  userId: string;
  linkId: string;
  purpose: LinkPurpose;
  /** Token, sealed, since the outbox is readable until the mail is sent [AZ-06]. */
  sealedToken: string;
  origin: string;
  lifetimeMs: number;
}
export interface NoticeMail {
  userId: string;
  noticeId: string;
  origin: string;
}

const sealingContext = (linkId: string): string => `oneTimeLink:${linkId}`;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

async function readAccount(platform: Platform, userId: string): Promise<AccountRow | undefined> {
  return inTransaction(platform.database, (tx) => findAccount(tx, userId), { isReadOnly: true });
}

function mailTo(
  { sender }: MailSite,
  account: AccountRow,
  dedupeKey: string,
): Omit<Mail, 'subject' | 'text' | 'html'> {
  const locale = account.userLocale as Locale;
  return { dedupeKey, sender, recipient: account.emailAddress, locale };
}

/** Mails a link in the language of the account. */
export const sendLinkMailJob = defineJob<LinkMail>({
  name: 'sendLinkMail',
  retryLimit: 20,
  handle: async (payload, { platform }) => {
    const account = await readAccount(platform, payload.userId);
    if (!account) return;
    const sealed = Buffer.from(payload.sealedToken, 'base64');
    const token = platform.sealer.unseal(sealed, sealingContext(payload.linkId));
    const paths = createPaths(platform.config.productAddress);
    const { path, spanMs } = {
      verifyEmail: { path: paths.verifyEmailCallback(), spanMs: 24 * hourMs },
      completeAccount: { path: paths.completeAccount(), spanMs: 24 * hourMs },
      resetPassword: { path: paths.resetPasswordCallback(), spanMs: hourMs },
      logIn: { path: paths.logInLink(), spanMs: minuteMs },
    }[payload.purpose];
    const site = await findMailSite(platform, payload.origin);
    const words = wordMail(site.texts, {
      mail: payload.purpose,
      locale: account.userLocale as Locale,
      firstName: account.firstName ?? undefined,
      link: `${payload.origin}${path}?token=${token}`,
      count: Math.round(payload.lifetimeMs / spanMs),
      ...(payload.purpose === 'verifyEmail' ? { code: verificationCode(platform, payload.linkId) } : {}),
    });
    await platform.gateways.mail.send({ ...mailTo(site, account, payload.linkId), ...words });
  },
});

/** Mails the owner that the password has changed, so that an unauthorized change is noticed. */
export const sendPasswordChangedMailJob = defineJob<NoticeMail>({
  name: 'sendPasswordChangedMail',
  retryLimit: 20,
  handle: async ({ userId, noticeId, origin }, { platform }) => {
    const account = await readAccount(platform, userId);
    if (!account) return;
    const site = await findMailSite(platform, origin);
    const words = wordMail(site.texts, {
      mail: 'passwordChanged',
      locale: account.userLocale as Locale,
      firstName: account.firstName ?? undefined,
      link: `${origin}${createPaths(platform.config.productAddress).resetPassword()}`,
    });
    await platform.gateways.mail.send({ ...mailTo(site, account, noticeId), ...words });
  },
});

/** Adds the mail of a link to the outbox, its token sealed. */
export async function sendLinkMail(
  tx: TransactionScope,
  { jobs, sealer }: Platform,
  account: AccountRow,
  link: { linkId: string; purpose: LinkPurpose; token: string; origin: string; lifetimeMs: number },
): Promise<void> {
  const { token, ...rest } = link;
  const sealedToken = sealer.seal(token, sealingContext(link.linkId)).toString('base64');
  const payload = { ...rest, userId: account.userId, sealedToken };
  await jobs.add(tx, sendLinkMailJob, payload, { dedupeKey: link.linkId });
}

/** Mails the owner that a provider can now sign in to the account, so that an unauthorized link is noticed. */
export const sendSignInLinkedMailJob = defineJob<NoticeMail & { authenticatorType: AuthenticatorType }>({
  name: 'sendSignInLinkedMail',
  retryLimit: 20,
  handle: async ({ userId, noticeId, origin, authenticatorType }, { platform }) => {
    const account = await readAccount(platform, userId);
    if (!account) return;
    const site = await findMailSite(platform, origin);
    const words = wordMail(site.texts, {
      mail: 'signInLinked',
      locale: account.userLocale as Locale,
      firstName: account.firstName ?? undefined,
      link: `${origin}${createPaths(platform.config.productAddress).resetPassword()}`,
      values: { provider: authenticatorType },
    });
    await platform.gateways.mail.send({ ...mailTo(site, account, noticeId), ...words });
  },
});
