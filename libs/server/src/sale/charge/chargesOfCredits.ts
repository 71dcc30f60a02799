import type { Credit } from '../cart/credit.ts';
import type { Charge } from './charge.ts';

/**
 * Lists the charges of credits: negative copies of what was paid. The promoter who sold what is given up keeps the
 * commission, which the organiser goes on paying.
 */
export const chargesOfCredits = (
  credits: readonly Credit[],
  organiser: Pick<Charge, 'recipientKind' | 'recipientId'>,
): Charge[] =>
  credits.flatMap(({ tokenId, charges }) =>
    charges.map(({ amount, ...charge }) => ({
      ...charge,
      ...(charge.recipientKind === 'promoter' ? organiser : {}),
      amount: -amount,
      ...{ cartGuid: null, tokenId: null, quantity: 1, creditsTokenId: tokenId },
    })),
  ) as Charge[];
