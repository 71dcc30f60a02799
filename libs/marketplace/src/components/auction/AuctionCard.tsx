import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { EventProfile, Marketplace } from '@foyer/contract';
import { useGetAuctionLiveQuery, useGetAuctionQuery } from '@foyer/api-client/marketplace';
import { formatMoney } from '@foyer/util';
import { Badge, theme } from '@foyer/ui-kit';
import { useWithCode } from '../code/useWithCode.ts';
import { OnlyWayCard, WayTime } from '../request/OnlyWayCard.tsx';
import { isPending } from '../request/useHasAsked.ts';
import { isOpenWay } from '../../model/event/waysOf.ts';

/** Polling interval of the live call; My Price itself, where the fan decides, polls more often. */
const pollEveryMs = 30_000;
const muted = css({ color: theme.color.contentMuted });

/**
 * Link to My Price on the event page: lowest price, offers so far, time left, and the caller's own offer [C1.04,
 * C4.05].
 */
export function AuctionCard({ profile, auction }: { profile: EventProfile; auction: Marketplace }) {
  const { t, i18n } = useTranslation('auction');
  // Leaves out what the page's own pill shows already.
  const { eventId, timezone, saleState } = profile.summary;
  const isOpen = isOpenWay(auction);
  const asked = useWithCode(eventId)({ eventId });
  const { data } = useGetAuctionQuery(asked);
  const { data: live } = useGetAuctionLiveQuery(asked, { pollingInterval: isOpen ? pollEveryMs : 0 });
  const groups = live?.groups ?? data?.groups;
  const count = groups?.reduce((sum, { offers }) => sum + offers, 0);
  const from = data?.groups[0]?.minimumAllIn;
  const own = live?.offer;
  const hasAsked = own !== undefined && isPending(own);
  return (
    <OnlyWayCard
      profile={profile}
      window={auction}
      title={t('card.title')}
      price={isOpen && from ? { prefix: t('card.from'), from } : undefined}
      link={t(hasAsked ? 'card.own' : isOpen ? 'card.enter' : 'card.see')}
      isFirst={isOpen && !hasAsked}
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
