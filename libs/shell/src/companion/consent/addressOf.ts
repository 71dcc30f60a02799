import { matchPath } from 'react-router';
import { patternsFor, type AddressName } from '@foyer/contract';

/** Finds the page and pattern of an address; `undefined` if there is none. */
export function addressOf(
  pathname: string,
  productAddress: string,
): { name: AddressName; pattern: string } | undefined {
  const entries = Object.entries(patternsFor(productAddress)) as [AddressName, string][];
  // Literal segments win over parameters.
  const found = entries
    .filter(([, pattern]) => matchPath(pattern, pathname) !== null)
    .sort(([, one], [, other]) => one.split(':').length - other.split(':').length)[0];
  return found && { name: found[0], pattern: found[1] };
}
