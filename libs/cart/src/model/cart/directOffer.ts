/** Offer that a link puts into the cart [C2.03c]. */
export interface DirectOffer {
  eventId: string;
  offerGroupId: string;
  quantity: number;
}

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** The server knows the actual limit. */
const mostUnits = 50;

/** Reads the offer of a link; one unit unless it names a quantity. `undefined` for a link that names no offer. */
export function readDirectOffer(search: URLSearchParams): DirectOffer | undefined {
  const [eventId, offerGroupId] = [search.get('eventId') ?? '', search.get('offerGroupId') ?? ''];
  const quantity = Number(search.get('quantity') ?? '1');
  const isCount = Number.isInteger(quantity) && quantity > 0 && quantity <= mostUnits;
  return id.test(eventId) && id.test(offerGroupId) && isCount
    ? { eventId, offerGroupId, quantity }
    : undefined;
}
