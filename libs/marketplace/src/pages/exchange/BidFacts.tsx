import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { MarketOffer } from '@foyer/contract';
import { DateTime, theme } from '@foyer/ui-kit';
import { formatMoney } from '@foyer/util';

const facts = css({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
  columnGap: theme.space[5],
  rowGap: theme.space[2],
  overflowWrap: 'anywhere',
  '& dt': { color: theme.color.contentMuted },
  '& dd': { margin: 0 },
});

/** Price and subject of a bid, what is charged at most, and until when it stands. */
export function BidFacts({ offer }: { offer: MarketOffer }) {
  const { t, i18n } = useTranslation('exchange');
  const { name, quantity, price, total, state, event, expiresAt } = offer;
  const number = new Intl.NumberFormat(i18n.language).format(quantity);
  return (
    <dl css={facts}>
      <dt>{t('own.price')}</dt>
      <dd css={{ fontWeight: 600 }}>{t('own.each', { price: formatMoney(price, i18n.language) })}</dd>
      <dt>{t('own.for')}</dt>
      <dd>
        {number} × {name}
      </dd>
      {state !== 'lost' && (
        <>
          <dt>{t('own.total')}</dt>
          <dd>{formatMoney(total, i18n.language)}</dd>
        </>
      )}
      {state === 'open' && (
        <>
          <dt>{t('own.expires')}</dt>
          <dd>
            <DateTime value={expiresAt} zone={event.timezone} locale={i18n.language} showZone />
          </dd>
        </>
      )}
    </dl>
  );
}
