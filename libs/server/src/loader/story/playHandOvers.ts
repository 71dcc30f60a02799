import { createHash } from 'node:crypto';
import type { SampleHandOver, SampleToken, SampleWorld } from '@foyer/catalogue';
import type { Cart } from '@foyer/contract';
import { checkout } from '../../modules/cart/checkout/checkoutService.ts';
import {
  acceptanceCodeOf,
  sendInvitationJob,
  type InvitationMail,
} from '../../modules/token-assignment/assignment/assignmentMail.ts';
import { sendTokens } from '../../modules/token-assignment/assignment/assignmentService.ts';
import type { Doing } from '../../modules/token-assignment/assignment/doing.ts';
import { nameGuest, selfAssign } from '../../modules/token-assignment/assignment/guestService.ts';
import {
  acceptInvitation,
  declineInvitation,
} from '../../modules/token-assignment/assignment/invitationService.ts';
import { giveBack } from '../../modules/token-assignment/assignment/returnService.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { Failure } from '../../platform/http/answers/failure.ts';
import { SerialisedAnswer } from '../../platform/http/answers/serialisedAnswer.ts';
import { findMailSite } from '../../platform/mail/mailSite.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashPurchaseToken } from '../../sale/commitment/purchaseToken.ts';
import { everyEvent } from '../../sale/event/eventScope.ts';
import { readAttemptSnapshot } from '../../sale/payment/attemptSnapshot.ts';
import { chargeAttempt } from '../../sale/purchase/chargeAttempt.ts';
import { finishPayment } from '../../sale/purchase/finishPayment.ts';
import { startPayment } from '../../sale/purchase/startPayment.ts';
import { stableId } from '../write/stableId.ts';
import { catalogueEventId } from '../write/writeEvent.ts';
import { createCards, readFans, type StoryFan, type StoryParts } from './storyFans.ts';

const serialise = (result: unknown): SerialisedAnswer => {
  if (result instanceof Failure) throw result;
  return new SerialisedAnswer(200, JSON.stringify(result));
};

/** Buys places at their fixed price, as their fan would. @throws the errors of the contract */
async function buy(
  platform: Platform,
  { event, zone, tokens }: SampleHandOver,
  { userId, locale, paymentMethodId }: StoryFan & { paymentMethodId: string },
): Promise<void> {
  const { site } = await findMailSite(platform, undefined);
  const eventId = catalogueEventId(event);
  const requestOf = (operationId: string) => ({
    ...{ principal: `user:${userId}`, key: `story-${operationId}-${eventId}`, operationId },
    requestHash: createHash('sha256').update(eventId).digest(),
  });
  const selection = { cartGuid: platform.newId(), offerGroupId: stableId('offerGroup', event, zone) };
  const held = await checkout(
    { platform, locale, site, userId, serialise, idempotency: requestOf('checkoutCart') },
    { eventId, selections: [{ ...selection, quantity: tokens.length }] },
  );
  const { purchaseToken, quote } = JSON.parse(held.body) as Cart;
  const started = await startPayment(
    {
      ...{ platform, site, locale, serialise, actor: { userId }, request: { header: () => undefined } },
      order: {
        ...{ eventId, paymentMethodId, acceptedTotal: quote.total },
        commitment: { purchaseTokenHash: hashPurchaseToken(purchaseToken) },
      },
    },
    requestOf('payCart'),
  );
  if (started.kind === 'answered') return;
  const attempt = await readAttemptSnapshot(platform, started.progress);
  const outcome = await chargeAttempt(platform, attempt);
  if (outcome.kind === 'unknown') throw new Error('The sandbox gave no answer to a payment of the sample');
  await finishPayment(platform, attempt, outcome);
}

const isInvitationMail = (payload: object): payload is InvitationMail => 'sealedCode' in payload;

/** Reads the secrets of invitations as they are mailed. */
function readingInvitations(platform: Platform): { platform: Platform; mailed: InvitationMail[] } {
  const mailed: InvitationMail[] = [];
  const { jobs } = platform;
  const addAll: typeof jobs.addAll = (tx, job, additions) => {
    if (job.name === sendInvitationJob.name)
      mailed.push(...additions.map(({ payload }): object => payload).filter(isInvitationMail));
    return jobs.addAll(tx, job, additions);
  };
  return { platform: { ...platform, jobs: { ...jobs, addAll } }, mailed };
}

interface Fans {
  giver: StoryFan;
  /** Throws for an address without an account. */
  fanOf: (emailAddress: string) => StoryFan;
}

/** Does with one token what its fan did. @throws the errors of the contract */
async function hand(
  platformOfStory: Platform,
  { eventId, tokenId }: { eventId: string; tokenId: string },
  token: SampleToken,
  { giver, fanOf }: Fans,
): Promise<void> {
  const { platform, mailed } = readingInvitations(platformOfStory);
  const as = <Result>(
    { userId, locale }: StoryFan,
    act: (doing: Doing) => Promise<Result>,
  ): Promise<Result> =>
    inTransaction(platform.database, (tx, now) =>
      act({ platform, tx, now, userId, locale, scope: everyEvent, siteHost: null }),
    );
  const own = { eventId, tokenIds: [tokenId] };
  if ('firstName' in token) {
    const { as: kind, ...named } = token;
    const assigneeKind = kind === 'guest' ? 'guest' : 'guestChild';
    await as(giver, (doing) => nameGuest(doing, { ...own, assigneeKind, ...named }));
    return;
  }
  if (!('to' in token)) {
    if (token.as === 'mine') await as(giver, (doing) => selfAssign(doing, { eventId, tokenId }));
    return;
  }
  const { as: end, to: emailAddress, ...said } = token;
  const sent = await as(giver, (doing) =>
    sendTokens(doing, { ...own, assigneeKind: 'user', emailAddress, ...said }),
  );
  const [mail] = mailed as [InvitationMail];
  const link = { inviteId: mail.inviteId, acceptanceCode: acceptanceCodeOf(platform, mail) };
  if (end === 'declined') await as(giver, (doing) => declineInvitation(doing, link));
  if (end === 'accepted' || end === 'returned')
    await as(fanOf(emailAddress), (doing) => acceptInvitation(doing, link));
  const { assignmentId } = sent.assignments[0]!;
  if (end === 'returned') await as(fanOf(emailAddress), (doing) => giveBack(doing, { assignmentId }));
}

/**
 * Plays who handed what to whom in a sandbox, through the use cases of the product, for givers who have nothing of the event
 * yet and events that are loaded.
 * @returns how many {product} were bought for it
 * @throws the errors of the contract, if the sample asks for something that the product refuses
 */
export async function playHandOvers(
  parts: StoryParts,
  { story: { handOvers } }: Pick<SampleWorld, 'story'>,
): Promise<number> {
  const { platform } = parts;
  const { query } = platform.database;
  if (platform.gateways.payment.name !== 'sandbox' || !platform.config.abilities.includes('transfer'))
    return 0;
  const addresses = handOvers.flatMap(({ giver, tokens }) => [
    giver,
    ...tokens.flatMap((token) => ('to' in token ? [token.to] : [])),
  ]);
  const fans = await readFans(platform, addresses);
  const fanOf = (emailAddress: string): StoryFan => {
    const fan = fans.get(emailAddress);
    if (!fan) throw new Error(`The story of the sample has no account ${emailAddress}`);
    return fan;
  };
  const cardOf = createCards(parts);
  let count = 0;
  for (const handOver of handOvers) {
    const eventId = catalogueEventId(handOver.event);
    const giver = fanOf(handOver.giver);
    const tokensOf = () =>
      query
        .selectFrom('token')
        .select(['eventId', 'tokenId'])
        .where('eventId', '=', eventId)
        .where('ownerId', '=', giver.userId)
        .orderBy('seatCode')
        .execute();
    const loaded = await query.selectFrom('event').select('eventId').where('eventId', '=', eventId).execute();
    if (loaded.length === 0 || (await tokensOf()).length > 0) continue;
    await buy(platform, handOver, { ...giver, paymentMethodId: await cardOf(giver, 'good') });
    const bought = await tokensOf();
    for (const [index, key] of bought.entries())
      await hand(platform, key, handOver.tokens[index]!, { giver, fanOf });
    count += bought.length;
  }
  return count;
}
