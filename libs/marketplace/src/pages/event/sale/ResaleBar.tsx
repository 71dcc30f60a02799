import { css } from '@emotion/react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Switch, lazyPart } from '@foyer/ui-kit';
import type { OfferFilters } from '../../../model/offer/offerFilters.ts';
import type { usePickedOffers } from './usePickedOffers.ts';

/** Loaded on demand: few listings are sold while somebody looks at them. */
const ListingsGone = lazyPart(
  async () => (await import('../../../components/pick/ListingsGone.tsx')).ListingsGone,
);

/** Keeps the switch beside its label. */
const narrow = css({ width: 'max-content', maxWidth: '100%' });

export interface ResaleBarProps {
  sale: Pick<ReturnType<typeof usePickedOffers>, 'all' | 'gone' | 'drop'>;
  /** Whether what fans sell is listed. */
  isIncluded: boolean;
  change: (change: Partial<OfferFilters>) => void;
  /** Whether the pick is being held: what is gone may be in the buyer's own cart. */
  isBusy: boolean;
}

/** Includes what fans sell, and tells of what was taken meanwhile [C3.19, C8.21]. */
export function ResaleBar({ sale, isIncluded, change, isBusy }: ResaleBarProps) {
  const { t } = useTranslation('marketplace');
  const { all, gone, drop } = sale;
  return (
    <>
      {(all.data?.hasResale || isIncluded) && (
        <div css={narrow}>
          <Switch
            label={t('filter.resale')}
            checked={isIncluded}
            onCheckedChange={(resale) => change({ resale })}
          />
        </div>
      )}
      {gone.length > 0 && !isBusy && (
        <Suspense>
          <ListingsGone
            count={gone.length}
            onDrop={() => drop(gone.flatMap(({ offerId }) => offerId ?? []))}
          />
        </Suspense>
      )}
    </>
  );
}
