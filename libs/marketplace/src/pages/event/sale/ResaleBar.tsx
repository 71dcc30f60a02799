import { css } from '@emotion/react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Switch } from '@foyer/ui-kit';
import { lazyPart } from '../../../components/lazyPart.ts';
import type { PickLine } from '../../../model/pickSlice.ts';

/** Loaded on demand: few listings are sold while somebody looks at them. */
const ListingsGone = lazyPart(
  async () => (await import('../../../components/pick/ListingsGone.tsx')).ListingsGone,
);

/** Keeps the switch beside its label. */
const narrow = css({ width: 'max-content', maxWidth: '100%' });

export interface ResaleBarProps {
  /** Whether fans sell for the event. */
  hasResale: boolean;
  /** Whether what they sell is listed. */
  isIncluded: boolean;
  onInclude: (resale: boolean) => void;
  /** Chosen listings that are no longer available. */
  gone: readonly PickLine[];
  onDrop: (offerIds: string[]) => void;
}

/** Includes what fans sell, and tells of what was taken meanwhile [C3.19, C8.21]. */
export function ResaleBar({ hasResale, isIncluded, onInclude, gone, onDrop }: ResaleBarProps) {
  const { t } = useTranslation('marketplace');
  return (
    <>
      {(hasResale || isIncluded) && (
        <div css={narrow}>
          <Switch label={t('filter.resale')} checked={isIncluded} onCheckedChange={onInclude} />
        </div>
      )}
      {gone.length > 0 && (
        <Suspense>
          <ListingsGone
            count={gone.length}
            onDrop={() => onDrop(gone.flatMap(({ offerId }) => offerId ?? []))}
          />
        </Suspense>
      )}
    </>
  );
}
