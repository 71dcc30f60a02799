import { useMarketplaceCode } from '@foyer/cart';
import { withCode } from '../../model/offer/offerFilters.ts';

/** Returns a function that adds the buyer's code of an event to a request. */
export function useWithCode(eventId: string) {
  const code = useMarketplaceCode(eventId);
  return <Request extends object>(request: Request) => withCode(request, code);
}
