import type { SellableToken } from '@foyer/contract';

/** What a fan wants to sell, as the address of the review carries it. */
export interface SellDraft {
  tokenIds: string[];
  /** Minor units, for each. */
  amount: number;
  hoursBefore: number;
  payoutMethodId: string;
}

/** Writes a draft to an address, so that it survives a reload. */
export const draftToSearch = ({ tokenIds, amount, hoursBefore, payoutMethodId }: SellDraft): string =>
  new URLSearchParams({
    tokens: tokenIds.join(','),
    price: String(amount),
    hours: String(hoursBefore),
    payout: payoutMethodId,
  }).toString();

const numberIn = (search: URLSearchParams, name: string): number | undefined => {
  const value = Number(search.get(name) ?? Number.NaN);
  return Number.isSafeInteger(value) && value > 0 ? value : undefined;
};

/** Reads what an address has of a draft. */
export function draftFromSearch(search: URLSearchParams): Partial<SellDraft> {
  const [amount, hoursBefore] = [numberIn(search, 'price'), numberIn(search, 'hours')];
  const payoutMethodId = search.get('payout');
  const tokenIds = (search.get('tokens') ?? '').split(',').filter(Boolean);
  return {
    ...(tokenIds.length > 0 ? { tokenIds } : {}),
    ...(amount === undefined ? {} : { amount }),
    ...(hoursBefore === undefined ? {} : { hoursBefore }),
    ...(payoutMethodId === null ? {} : { payoutMethodId }),
  };
}

/** Tells whether an address has everything that a review needs. */
export const isWhole = (draft: Partial<SellDraft>): draft is SellDraft =>
  draft.tokenIds !== undefined &&
  draft.amount !== undefined &&
  draft.hoursBefore !== undefined &&
  draft.payoutMethodId !== undefined;

const groupOf = (tokens: readonly SellableToken[], tokenId: string): readonly string[] =>
  tokens.find((token) => token.tokenId === tokenId)?.groupTokenIds ?? [tokenId];

/** The main token with everything that is only sold together with it [C4.16, C4.18]. */
export const mainSelection = (tokens: readonly SellableToken[], mainId: string | undefined): string[] => {
  const isMain = tokens.some(({ tokenId, sell }) => tokenId === mainId && sell.allowed);
  const first = isMain ? mainId : tokens.find(({ sell }) => sell.allowed)?.tokenId;
  return first === undefined ? [] : [...groupOf(tokens, first)];
};

/** Adds or removes a token with its group; the group of the main one stays [C4.16a-d, C4.18a]. */
export function toggleToken(
  chosen: readonly string[],
  tokenId: string,
  { tokens, isOn, main }: { tokens: readonly SellableToken[]; isOn: boolean; main: readonly string[] },
): string[] {
  const group = groupOf(tokens, tokenId);
  if (isOn) return [...new Set([...chosen, ...group])];
  return chosen.filter((id) => main.includes(id) || !group.includes(id));
}

/** Bounds of a price for tokens that are sold together. */
export function boundsOf(tokens: readonly Pick<SellableToken, 'minimum' | 'maximum'>[]): {
  minimum: number;
  maximum: number | undefined;
} {
  const caps = tokens.flatMap(({ maximum }) => (maximum ? [maximum.amount] : []));
  return {
    minimum: Math.max(...tokens.map(({ minimum }) => minimum.amount)),
    maximum: caps.length === 0 ? undefined : Math.min(...caps),
  };
}

/** Why a typed price can't be asked [C5.07b, C5.07c]. */
export type AskProblem = 'invalid' | 'listingBelowMinimum' | 'listingAboveMaximum';

export function askProblem(
  amount: number | undefined,
  { minimum, maximum }: ReturnType<typeof boundsOf>,
): AskProblem | undefined {
  if (amount === undefined) return 'invalid';
  if (amount < minimum) return 'listingBelowMinimum';
  return maximum !== undefined && amount > maximum ? 'listingAboveMaximum' : undefined;
}
