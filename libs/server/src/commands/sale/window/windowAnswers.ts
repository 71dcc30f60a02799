import type { Money, WindowChange } from '@foyer/contract';
import { formatMoney } from '@foyer/util';
import { Failure } from '../../../platform/http/answers/failure.ts';
import type { Platform } from '../../../platform/platform.ts';

/** Offer with its name. */
interface NamedOffer {
  offerGroupId: string;
  name: string;
}

/** Finds an offer by its name or id. @throws Error that lists the names */
export function findOffer(offers: readonly NamedOffer[], word: string): string {
  const known = offers.find(({ offerGroupId, name }) => name === word || offerGroupId === word);
  if (!known) throw new Error(`Name one of the offers: ${offers.map(({ name }) => name).join(', ')}.`);
  return known.offerGroupId;
}

/** Runs a change; a refusal becomes an Error with the message of the API. */
export async function tellRefusal<Result>(
  { texts }: Pick<Platform, 'texts'>,
  work: Promise<Result>,
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (error.code === 'notFound') throw new Error('This event has none, or it is not published yet.');
    throw new Error(texts.say('en-US', `errors.${error.code}`, error.details as Record<string, number>));
  }
}

const priceOf = (money: Money): string => formatMoney(money, 'en-US');

/** Describes what was changed: from what to what. */
function differenceOf({ time, stock, minimum, exported }: WindowChange): string {
  if (time) return ` ${time.before} -> ${time.after}`;
  if (stock) return ` ${stock.before} -> ${stock.after}`;
  if (minimum) return ` ${priceOf(minimum.before)} -> ${priceOf(minimum.after)}`;
  return exported === undefined ? '' : ` ${exported} lines`;
}

/** Lists the changes of a draw or an auction with operator, time and reason, latest first. */
export const changeLines = (changes: readonly WindowChange[]): string[] =>
  changes.map((each) => {
    const { change, changedAt, by, isOperator, reason } = each;
    const who = isOperator ? `operator ${by}` : by || 'a deleted account';
    return `  ${changedAt} ${change}${differenceOf(each)} by ${who}${reason === undefined ? '' : `: ${reason}`}`;
  });
