import type { Locale } from '@foyer/contract';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { keepCard } from '../../sale/payment-means/paymentMeansService.ts';
import { askBank } from '../../modules/marketplace/win/bankAsked.ts';
import { findMeans, walletOf } from '../../sale/payment-means/paymentMeansRepository.ts';
import { Failure } from '../../platform/http/answers/failure.ts';

/** Fan who has an account. */
export interface StoryFan {
  userId: string;
  locale: Locale;
}

export interface StoryParts {
  platform: Platform;
  /** Enters the number of a card as a buyer does. @returns its single-use token */
  typeCard: (number: string) => Promise<string>;
  /** Offset of database time while no story is played, default 0; tests have one of their own. */
  usualOffsetMs?: number;
}

const numbers = { good: '4242424242424242', refused: '4000000000000341' } as const;

/** Reads the accounts of fans of a story by their email addresses. */
export async function readFans(
  { database }: Platform,
  addresses: readonly string[],
): Promise<Map<string, StoryFan>> {
  const rows = await database.query
    .selectFrom('userAccount')
    .select(['userId', 'emailAddress', 'userLocale'])
    .where('emailAddress', 'in', [...new Set(addresses)])
    .where('deletedAt', 'is', null)
    .execute();
  return new Map(
    rows.map(({ userId, emailAddress, userLocale }) => [
      emailAddress,
      { userId, locale: userLocale as Locale },
    ]),
  );
}

/** Stores a card in the wallet of a fan, which its bank accepts for later charges. @returns its id */
async function storeCard(
  { platform, typeCard }: StoryParts,
  { userId }: StoryFan,
  number: string,
): Promise<string> {
  const cardToken = await typeCard(number);
  const paymentMethodId = platform.newId();
  const card = await platform.gateways.payment.storeCard({ key: paymentMethodId, cardToken });
  const kept = await inTransaction(platform.database, (tx, now) =>
    keepCard(
      { platform, tx, now, userId },
      { paymentMethodId, gatewayAccountId: null, card, request: { cardToken } },
    ),
  );
  if (kept instanceof Failure) throw kept;
  const means = await findMeans(platform.database.query, walletOf(platform, userId), paymentMethodId);
  await askBank(platform, means!, `story:${paymentMethodId}`);
  return paymentMethodId;
}

/** Returns the function that finds a card of a fan, and stores it at the first call. */
export function createCards(parts: StoryParts) {
  const cards = new Map<string, Promise<string>>();
  return (fan: StoryFan, kind: keyof typeof numbers): Promise<string> => {
    const key = `${kind} ${fan.userId}`;
    const card = cards.get(key) ?? storeCard(parts, fan, numbers[kind]);
    cards.set(key, card);
    return card;
  };
}
