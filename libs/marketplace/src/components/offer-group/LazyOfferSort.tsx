import { lazy, Suspense } from 'react';
import { theme } from '@foyer/ui-kit';
import type { OfferSortProps } from './OfferSort.tsx';

/** Loaded with the other filters: the list doesn't wait for it. */
const OfferSort = lazy(async () => ({ default: (await import('./filterParts.ts')).OfferSort }));

/** Order of a list of offers, in a place that is kept for it. */
export const LazyOfferSort = (props: OfferSortProps) => (
  <div css={{ minHeight: theme.size.target, minWidth: '208px' }}>
    <Suspense>
      <OfferSort {...props} />
    </Suspense>
  </div>
);
