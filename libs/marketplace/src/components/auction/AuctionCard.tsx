import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { EventProfile, Marketplace } from '@foyer/contract';
import { useGetAuctionLiveQuery, useGetAuctionQuery } from '@foyer/api-client/marketplace';
import { formatMoney } from '@foyer/util';
import { Badge, theme } from '@foyer/ui-kit';
import { OnlyWayCard, WayTime } from '../way-in/OnlyWayCard.tsx';
import { isOpenWay } from '../../model/waysOf.ts';

/** Interval of asking for what moves: the page itself, where the fan decides, asks more often. */
const pollEveryMs = 30_000;
const muted = css({ color: theme.color.contentMuted });

/** Way into My Price on the event page: lowest price, offers so far, time, and the own offer [C1.04, C4.05]. */
export function AuctionCard({ profile, auction }: { profile: EventProfile; auction: Marketplace }) {
  const { t, i18n } = useTranslation('auction');
  // What the page's own pill says already is not said again.
  const { eventId, timezone, saleState } = profile.summary;
  const isOpen = isOpenWay(auction);
  const { data } = useGetAuctionQuery({ eventId });
  const { data: live } = useGetAuctionLiveQuery({ eventId }, { pollingInterval: isOpen ? pollEveryMs : 0 });
  const groups = live?.groups ?? data?.groups;
  const count = groups?.reduce((sum, { offers }) => sum + offers, 0);
  const from = data?.groups[0]?.minimumAllIn;
  const own = live?.offer;
  return (
    <OnlyWayCard
      profile={profile}
      window={auction}
      title={t('card.title')}
      price={isOpen && from ? { prefix: t('card.from'), from } : undefined}
      link={t(own ? 'card.own' : isOpen ? 'card.enter' : 'card.see')}
      isFirst={isOpen && !own}
    >
      <p>{t('card.text')}</p>
      <WayTime texts="auction" window={auction} zone={timezone} />
      {isOpen && count !== undefined && (
        <p css={muted}>
          {auction.state === 'endingSoon' && saleState !== 'endingSoon' && (
            <>
              <Badge tone="warning">{t('endingSoon')}</Badge>{' '}
            </>
          )}
          {count === 0 ? t('noOffers') : t('offers', { count })}
        </p>
      )}
      {own && (
        <p css={{ fontWeight: 600 }}>{t('card.yours', { price: formatMoney(own.price, i18n.language) })}</p>
      )}
    </OnlyWayCard>
  );
}
