import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { AuctionChance } from '@foyer/contract';
import { formatMoney } from '@foyer/util';
import { theme } from '@foyer/ui-kit';

const muted = css({ color: theme.color.contentMuted, fontSize: theme.text.small });

/** Average of the others' offers, and the price from which an offer finds room; nothing while there are few [C3.18]. */
export function MarketFigures({
  chance: { quantity, averageOffer, minQualifyingPrice },
}: {
  chance: Pick<AuctionChance, 'quantity' | 'averageOffer' | 'minQualifyingPrice'>;
}) {
  const { t, i18n } = useTranslation('auction');
  if (!averageOffer) return null;
  return (
    <div css={muted}>
      <p>{t('meter.average', { price: formatMoney(averageOffer, i18n.language) })}</p>
      {minQualifyingPrice && (
        <p>
          {t('meter.needed', {
            count: quantity,
            price: formatMoney(minQualifyingPrice, i18n.language),
          })}
        </p>
      )}
    </div>
  );
}
