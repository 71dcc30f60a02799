import type { AgeQuantity, ItemCategory } from '@foyer/contract';
import { allowed, refused, type Permission } from '../../platform/http/access/permission.ts';
import type { BuyerFacts } from '../offer/offerFacts.ts';

/** Facts of a line for the policy. */
export interface CompanyLine {
  category: ItemCategory;
  ages: readonly AgeQuantity[];
}

/** The buyer's {product} of the event besides the lines. */
export type Company = Pick<BuyerFacts, 'hasToken' | 'hasAdult'>;

export const isAccess = ({ category }: Pick<CompanyLine, 'category'>): boolean => category === 'EVENT_ACCESS';

export const hasChild = ({ ages }: Pick<CompanyLine, 'ages'>): boolean =>
  ages.some(({ ageGroup }) => ageGroup === 'CHILD');

/** Tells whether lines may be bought together: extras with a {product} [C4.03], and children with an adult [C5.02]. */
export function mayGoTogether(lines: readonly CompanyLine[], buyer: Company): Permission {
  const access = lines.filter(isAccess);
  if (access.length < lines.length && access.length === 0 && !buyer.hasToken)
    return refused('extrasNeedAccess');
  const hasAdult =
    buyer.hasAdult || access.some(({ ages }) => ages.some(({ ageGroup }) => ageGroup !== 'CHILD'));
  return access.some(hasChild) && !hasAdult ? refused('childNeedsAdult') : allowed;
}

/**
 * Tells whether a line may be removed from others. Answers with a cart use it; a checkout checks the remaining lines.
 */
export const mayRemove = <Line extends CompanyLine>(
  line: Line,
  { lines, buyer }: { lines: readonly Line[]; buyer: Company },
): Permission =>
  mayGoTogether(
    lines.filter((each) => each !== line),
    buyer,
  );
