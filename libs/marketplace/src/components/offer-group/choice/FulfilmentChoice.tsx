import { lazy, Suspense, useEffect } from 'react';
import { whenIdle } from '@foyer/util';
import { fulfilmentOf, type OfferQuantityProps } from './OfferQuantity.tsx';

/** Loaded when an extra on the page offers several ways of fulfilment; most events have none. */
const loadOptions = async () => (await import('./FulfilmentOptions.tsx')).FulfilmentOptions;
const preloadOptions = (): void => void loadOptions().catch(() => undefined);
const FulfilmentOptions = lazy(async () => ({ default: await loadOptions() }));

/** Choice of fulfilment for a picked extra; renders nothing if there is only one way. */
export function FulfilmentChoice({ offer, line, onChoose }: OfferQuantityProps) {
  const hasChoice = (offer.fulfilment?.length ?? 0) > 1;
  useEffect(() => (hasChoice ? whenIdle(preloadOptions) : undefined), [hasChoice]);
  if (!line || !hasChoice) return null;
  return (
    <Suspense>
      <FulfilmentOptions
        offer={offer}
        value={fulfilmentOf(offer, line)}
        onChange={(fulfilment) => onChoose({ quantity: line.quantity, fulfilment })}
      />
    </Suspense>
  );
}
