import type { ListingToken } from '@foyer/contract';
import { usePlaceText } from '@foyer/cart';

/** Returns where a token admits, in one line: its offer and its seat or section. */
export function usePlaceOf(): (token: Pick<ListingToken, 'name' | 'seat' | 'sectionName'>) => string {
  const placeText = usePlaceText();
  return ({ name, seat, sectionName }) => {
    const place = placeText({ seats: seat ? [seat] : [], ...(sectionName ? { sectionName } : {}) });
    return place === '' || place === name ? name : `${name}, ${place}`;
  };
}
