import { lazy, Suspense, useEffect } from 'react';
import { whenIdle } from '@foyer/util';
import { fulfilmentOf, type OfferQuantityProps } from './OfferQuantity.tsx';

/** Comes when an extra on the page has more than one way; most events have none. */
const loadOptions = async () => (await import('./FulfilmentOptions.tsx')).FulfilmentOptions;
const preloadOptions = (): void => void loadOptions().catch(() => undefined);
const FulfilmentOptions = lazy(async () => ({ default: await loadOptions() }));

/** How an extra is handed over, once there is one and more than one way. */
export function FulfilmentChoice({ offer, line, onChoose }: OfferQuantityProps) {
  const hasChoice = (offer.fulfilment?.length ?? 0) > 1;
  useEffect(() => (hasChoice ? whenIdle(preloadOptions) : undefined), [hasChoice]);
  if (!line || !hasChoice) return null;
  return (
    <Suspense fallback={null}>
      <FulfilmentOptions
        offer={offer}
        value={fulfilmentOf(offer, line)}
        onChange={(fulfilment) => onChoose({ quantity: line.quantity, fulfilment })}
      />
    </Suspense>
  );
}
