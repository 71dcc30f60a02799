import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { OfferGroup, OfferTier } from '@foyer/contract';
import { formatMoney } from '@foyer/util';
import { DateTime, RichText, theme } from '@foyer/ui-kit';

const row = css({ fontSize: theme.text.small, color: theme.color.contentMuted });
const list = css({
  listStyle: 'none',
  display: 'grid',
  gap: theme.space[1],
  fontSize: theme.text.small,
  color: theme.color.contentMuted,
  li: { display: 'flex', flexWrap: 'wrap', columnGap: theme.space[3] },
  '[aria-current]': { color: theme.color.content, fontWeight: 600 },
});

export interface OfferDetailsProps {
  offer: OfferGroup;
  /** Time zone of the event. */
  zone: string;
}

/** Row of an offer, and its prices by time, with the current one highlighted [C3.18]. */
export function OfferDetails({ offer, zone }: OfferDetailsProps) {
  const { t, i18n } = useTranslation('marketplace');
  const when = ({ saleState, opensAt, endAt }: OfferTier) => {
    if (saleState === 'closed') return t('saleState.closed');
    const isLater = saleState === 'upcoming' || saleState === 'openingSoon';
    const date = (
      <DateTime value={isLater ? opensAt : endAt} zone={zone} locale={i18n.language} format="shortDate" />
    );
    return <RichText text={t(isLater ? 'offer.tierFrom' : 'offer.tierUntil')} elements={{ date }} />;
  };
  return (
    <>
      {offer.row && <p css={row}>{t('offer.row', { row: offer.row })}</p>}
      {offer.tiers && (
        <ul css={list} aria-label={t('offer.tiers')}>
          {offer.tiers.map((tier) => (
            <li
              key={tier.offerGroupId}
              {...(tier.offerGroupId === offer.offerGroupId ? { 'aria-current': true } : {})}
            >
              <span>{tier.name}</span>
              <span>{formatMoney(tier.price, i18n.language)}</span>
              <span>{when(tier)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
