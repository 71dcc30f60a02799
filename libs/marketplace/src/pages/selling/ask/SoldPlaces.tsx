import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { SellableToken } from '@foyer/contract';
import { theme } from '@foyer/ui-kit';
import { usePlaceOf } from './usePlaceOf.ts';

const list = css({ paddingInlineStart: theme.space[5] });

/** How many {product} are sold, and where they are. */
export function SoldPlaces({ tokens }: { tokens: readonly SellableToken[] }) {
  const { t } = useTranslation('selling');
  const placeOf = usePlaceOf();
  return (
    <>
      <h2>{t('review.what', { count: tokens.length })}</h2>
      <ul css={list}>
        {tokens.map((token) => (
          <li key={token.tokenId}>{placeOf(token)}</li>
        ))}
      </ul>
    </>
  );
}
