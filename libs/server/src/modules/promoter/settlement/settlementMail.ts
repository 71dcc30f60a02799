import { formatMoney } from '@foyer/util';
import type { Locale } from '@foyer/contract';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import { queueMails } from '../../../platform/mail/queueMails.ts';
import type { Platform } from '../../../platform/platform.ts';
import { eventMail, type WordsAround } from '../../../sale/order/mail/eventMail.ts';
import { findReceipt } from './cashRepository.ts';
import { findSettlement, type SettlementKey } from './settlementRepository.ts';

interface Recipient {
  userId: string;
  emailAddress: string;
  firstName: string | null;
  userLocale: Locale;
}

/** Lists who is told at the organiser: members who may see the money of the event. */
const listMembers = (tx: TransactionScope, eventId: string): Promise<Recipient[]> =>
  tx
    .selectFrom('clientMember as m')
    .innerJoin('event as e', 'e.clientId', 'm.clientId')
    .innerJoin('userAccount as u', 'u.userId', 'm.userId')
    .select(['u.userId', 'u.emailAddress', 'u.firstName', 'u.userLocale'])
    .where('e.eventId', '=', eventId)
    .where('u.deletedAt', 'is', null)
    .where((each) => each(each.val('finance'), '=', each.fn.any('m.rights')))
    .orderBy('u.userId')
    .execute() as Promise<Recipient[]>;

const findPromoter = (tx: TransactionScope, userId: string): Promise<Recipient | undefined> =>
  tx
    .selectFrom('userAccount')
    .select(['userId', 'emailAddress', 'firstName', 'userLocale'])
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst() as Promise<Recipient | undefined>;

const nameOf = ({ firstName, emailAddress }: Recipient): string => firstName ?? emailAddress;

type Words = (around: WordsAround) => { subject: string; heading: string; facts: string[]; text: string };

interface AccountMail {
  eventId: string;
  promoterId: string;
  key: string;
  recipients: readonly Recipient[];
  words: Words;
}

/** Queues mails about the account of a promoter, whom they lead there; members have no page of it yet. */
async function queue(
  tx: TransactionScope,
  platform: Platform,
  { eventId, promoterId, key, recipients, words }: AccountMail,
): Promise<void> {
  const mails = await Promise.all(
    recipients.map(({ userLocale, ...recipient }) =>
      eventMail(platform, {
        ...{ eventId, recipient, locale: userLocale, siteHost: null },
        dedupeKey: `${key}:${recipient.userId}`,
        words: (around) => {
          const { text, ...rest } = words(around);
          const { say, paths, event } = around;
          const action =
            recipient.userId === promoterId
              ? { text: say('settlement.action'), path: paths.promoterSettlement({ eventId }) }
              : {
                  text: say('settlement.event'),
                  path: paths.event({ vanityName: event.vanityName, eventId }),
                };
          return { ...rest, paragraphs: [text], action };
        },
      }),
    ),
  );
  await queueMails(tx, platform, mails);
}

/** Tells the other side of a settlement that it was proposed, and both that it was accepted. */
export async function mailSettlement(
  tx: TransactionScope,
  platform: Platform,
  key: SettlementKey,
  news: 'proposed' | 'accepted',
): Promise<void> {
  const settlement = (await findSettlement(tx, key))!;
  const { eventId, settlementId, promoterId, proposedBy, number, currency, cash, kept, version } = settlement;
  const promoter = await findPromoter(tx, promoterId);
  if (!promoter) return;
  const isForPromoter = news === 'accepted' || proposedBy === 'organiser';
  const recipients = isForPromoter ? [promoter] : [];
  await queue(tx, platform, {
    ...{ eventId, promoterId },
    key: `settlement:${news}:${settlementId}:${version}`,
    recipients: [
      ...recipients,
      ...(news === 'accepted' || proposedBy === 'promoter' ? await listMembers(tx, eventId) : []),
    ],
    words: ({ say, event, locale }) => {
      const money = (amount: number) => formatMoney({ amount, currency }, locale);
      const values = { event: event.name, name: nameOf(promoter), number: String(number) };
      return {
        subject: say(`settlement.${news}.subject`, values),
        heading: say(`settlement.${news}.heading`, values),
        facts: [
          say('settlement.cash', { amount: money(cash) }),
          say('settlement.kept', { amount: money(kept) }),
          say('settlement.toHandOver', { amount: money(cash - kept) }),
        ],
        text: say(`settlement.${news}.text`, values),
      };
    },
  });
}

/** Mails a promoter the receipt for cash. */
export async function mailReceipt(
  tx: TransactionScope,
  platform: Platform,
  key: { eventId: string; receiptId: string },
): Promise<void> {
  const { eventId, receiptId, promoterId, number, amount, currency } = (await findReceipt(tx, key))!;
  const promoter = await findPromoter(tx, promoterId);
  if (!promoter) return;
  await queue(tx, platform, {
    ...{ eventId, promoterId, key: `cash:${receiptId}`, recipients: [promoter] },
    words: ({ say, event, locale }) => {
      const kind = amount > 0 ? 'handedOver' : 'givenBack';
      const values = {
        event: event.name,
        number: String(number),
        amount: formatMoney({ amount: Math.abs(amount), currency }, locale),
      };
      return {
        subject: say(`settlement.${kind}.subject`, values),
        heading: say(`settlement.${kind}.heading`, values),
        facts: [say('settlement.receipt', values)],
        text: say('settlement.receiptText'),
      };
    },
  });
}
