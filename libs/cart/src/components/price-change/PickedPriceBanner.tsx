import { useLocation, useNavigate, type Location } from 'react-router';
import { readPickedPrice } from '../../model/cart/pickedPrice.ts';
import { PriceChangedBanner } from './PriceChangedBanner.tsx';

/** Shows both prices when the price changed between list and hold, until the buyer continues [C8.06]. */
export function PickedPriceBanner() {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const { state, ...here } = location;
  const change = readPickedPrice(state);
  if (!change) return null;
  return <PriceChangedBanner {...change} onContinue={() => void navigate(here, { replace: true })} />;
}
