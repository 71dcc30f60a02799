import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { AuctionOffer } from '@foyer/contract';
import { formatMoney } from '@foyer/util';
import { DateTime, theme } from '@foyer/ui-kit';
import { isTaxAdded } from '../../../model/offer/shownPrice.ts';

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

/** Subject and price of an offer, and the charge if it is accepted, unless that is decided. */
export function OfferFacts({ offer }: { offer: AuctionOffer }) {
  const { t, i18n } = useTranslation(['auction', 'marketplace']);
  const { name, quantity, seatsTogether, price, total, state, promoCode, event } = offer;
  const isOver = state === 'lost' || state === 'expired' || state === 'cancelled';
  const isWaiting = state === 'open' || state === 'pendingResults';
  const number = new Intl.NumberFormat(i18n.language).format(quantity);
  return (
    <dl css={facts}>
      {!isOver && (
        <>
          <dt>{t(state === 'claimed' ? 'own.paid' : 'own.total')}</dt>
          <dd css={{ fontWeight: 600 }}>{formatMoney(total, i18n.language)}</dd>
        </>
      )}
      <dt>{t('own.price')}</dt>
      <dd>
        {t('own.each', { price: formatMoney(price, i18n.language) })}
        {isTaxAdded(event, price) && ` ${t('marketplace:event.plusTax')}`}
      </dd>
      <dt>{t('own.for')}</dt>
      <dd>
        {number} × {name}
        {seatsTogether && ` · ${t('own.together')}`}
      </dd>
      {isWaiting && offer.expiresHoursBefore > 0 && (
        <>
          <dt>{t('own.expires')}</dt>
          <dd>
            <DateTime value={offer.expiresAt} zone={event.timezone} locale={i18n.language} showZone />
          </dd>
        </>
      )}
      {promoCode !== undefined && (
        <>
          <dt>{t('own.promoCode')}</dt>
          <dd>{promoCode}</dd>
        </>
      )}
    </dl>
  );
}
