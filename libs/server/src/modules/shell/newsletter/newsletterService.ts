import type { NewsletterSubscription } from '@foyer/contract';
import { parseEmailAddress } from '@foyer/util';
import type { NewsletterLimits } from './newsletterSettings.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { failure, found } from '../../../platform/http/answers/failure.ts';
import type { BaseContext } from '../../../platform/http/operationContext.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createAttemptLimiter, type AttemptLimiter } from '../../../platform/attempts/attemptLimiter.ts';
import { stateKey } from '../../../platform/serverState.ts';
import { hashSecret, isSecret, randomSecret } from '../../../platform/security/secrets.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import { confirmSubscriptionJob } from './confirmSubscriptionJob.ts';
import {
  insertSubscription,
  findSubscription,
  isEventOfSite,
  setSubscriptionState,
  type Subscription,
} from './newsletterRepository.ts';
import { sealToken } from './subscriptionToken.ts';

const limiterKey = stateKey<AttemptLimiter<keyof NewsletterLimits>>('newsletter limits');

const limiterOf = ({ config, database, state }: Platform): AttemptLimiter<keyof NewsletterLimits> =>
  state.of(limiterKey, () => createAttemptLimiter(database.pool, config.newsletter.attemptLimits));

/**
 * Mails a confirmation link. The answer doesn't reveal whether the address is already subscribed [I7.27].
 * @param eventId subscribes to one event: a single mail when it goes on sale
 * @throws Failure malformedEmail, notFound (no such event on this site), tooManyRequests
 */
export async function subscribe(
  { platform, request, site, locale }: BaseContext,
  given: { emailAddress: string; eventId?: string },
): Promise<void> {
  const emailAddress = parseEmailAddress(given.emailAddress);
  if (emailAddress === undefined) throw failure('malformedEmail');
  const { eventId } = given;
  const { clientId, host } = site;
  if (eventId !== undefined && !(await isEventOfSite(platform.database.query, eventId, { clientId })))
    throw failure('notFound');
  const limiter = limiterOf(platform);
  await limiter.count('newsletterPerCaller', request.ip);
  await limiter.count('newsletterPerAddress', emailAddress);
  const token = randomSecret(platform.randomness);
  const subscriptionId = platform.newId();
  await inTransaction(platform.database, async (tx, now) => {
    const secret = { tokenHash: hashSecret('newsletter', token), tokenSealed: sealToken(platform, token) };
    const subscription = { subscriptionId, host, clientId, emailAddress, eventId, locale, ...secret };
    const waiting = await insertSubscription(tx, subscription, now);
    if (waiting === undefined) return;
    const payload = { subscriptionId: waiting, mailId: subscriptionId };
    await platform.jobs.add(tx, confirmSubscriptionJob, payload, {
      dedupeKey: `newsletter:${subscriptionId}`,
    });
  });
}

/** @throws Failure emailLinkMalformed if the token can't be one of ours, tooManyRequests */
async function hashOf({ platform, request }: BaseContext, token: string): Promise<Buffer> {
  await limiterOf(platform).count('newsletterLinkPerCaller', request.ip);
  if (!isSecret(token)) throw failure('emailLinkMalformed');
  return hashSecret('newsletter', token);
}

const present = (row: Subscription, { locale }: BaseContext): NewsletterSubscription => ({
  emailAddress: row.emailAddress,
  state: row.state,
  ...(row.eventId === null ? {} : { eventName: inLocale(row.eventName, locale) }),
});

/** Returns the subscription of a link to its holder. @throws Failure emailLinkMalformed, notFound, tooManyRequests */
export async function readSubscription(context: BaseContext, token: string): Promise<NewsletterSubscription> {
  const tokenHash = await hashOf(context, token);
  return present(found(await findSubscription(context.platform.database.query, { tokenHash })), context);
}

/** Confirms or ends a subscription. @throws Failure emailLinkMalformed, notFound, tooManyRequests */
export async function answerSubscription(
  context: BaseContext,
  { token, isWanted }: { token: string; isWanted: boolean },
): Promise<NewsletterSubscription> {
  const tokenHash = await hashOf(context, token);
  return inTransaction(context.platform.database, async (tx) => {
    await setSubscriptionState(tx, tokenHash, isWanted ? 'active' : 'ended');
    return present(found(await findSubscription(tx, { tokenHash })), context);
  });
}
