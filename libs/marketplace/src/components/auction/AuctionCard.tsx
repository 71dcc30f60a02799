import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { EventProfile, Marketplace } from '@foyer/contract';
import { useGetAuctionLiveQuery, useGetAuctionQuery } from '@foyer/api-client/marketplace';
import { usePaths } from '@foyer/api-client/shell';
import { formatMoney } from '@foyer/util';
import { Badge, Card, DateTime, LinkButton, Price, RichText, Stack, theme } from '@foyer/ui-kit';

/** Interval of asking for what moves: the page itself, where the fan decides, asks more often. */
const pollEveryMs = 30_000;
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[5],
});
const words = css({ flex: '1 1 280px', minWidth: 0 });
const muted = css({ color: theme.color.contentMuted });
const next = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space[5] });
const onSale: readonly string[] = ['open', 'endingSoon', 'active'];

/** When an auction opens or closes, or what has become of it. */
function CardTime({ auction, zone }: { auction: Marketplace; zone: string }) {
  const { t, i18n } = useTranslation('auction');
  const { state, opensAt, closesAt, resultsAt } = auction;
  const isLater = state === 'upcoming' || state === 'openingSoon';
  const isOpen = onSale.includes(state);
  const [key, instant] = isOpen
    ? (['closesAt', closesAt] as const)
    : isLater
      ? (['opensAt', opensAt] as const)
      : (['resultsBy', resultsAt] as const);
  return (
    <p css={muted}>
      {!isOpen && !isLater && `${t('card.closed')} `}
      {instant !== undefined && (
        <RichText
          text={t(key)}
          elements={{ date: <DateTime value={instant} zone={zone} locale={i18n.language} showZone /> }}
        />
      )}
    </p>
  );
}

/** Way into My Price on the event page: lowest price, offers so far, time, and the own offer [C1.04, C4.05]. */
export function AuctionCard({ profile, auction }: { profile: EventProfile; auction: Marketplace }) {
  const { t, i18n } = useTranslation('auction');
  const paths = usePaths();
  const { eventId, timezone } = profile.summary;
  const { marketplaceId, state } = auction;
  const isOpen = onSale.includes(state);
  const { data } = useGetAuctionQuery({ eventId });
  const { data: live } = useGetAuctionLiveQuery({ eventId }, { pollingInterval: isOpen ? pollEveryMs : 0 });
  const groups = live?.groups ?? data?.groups;
  const count = groups?.reduce((sum, { offers }) => sum + offers, 0);
  const lowest = data?.groups[0]?.minimumAllIn;
  const own = live?.offer;
  return (
    <Card as="section" css={{ boxShadow: `inset 0 0 0 1px ${theme.color.accentText}` }}>
      <div css={row}>
        <Stack gap={2} css={words}>
          <h2 css={{ fontSize: theme.text.title }}>{t('card.title')}</h2>
          <p>{t('card.text')}</p>
          <CardTime auction={auction} zone={timezone} />
          {isOpen && count !== undefined && (
            <p css={muted}>
              {state === 'endingSoon' && (
                <>
                  <Badge tone="warning">{t('endingSoon')}</Badge>{' '}
                </>
              )}
              {t('offers', { count })}
            </p>
          )}
          {own && (
            <p css={{ fontWeight: 600 }}>
              {t('card.yours', { price: formatMoney(own.price, i18n.language) })}
            </p>
          )}
        </Stack>
        <div css={next}>
          {isOpen && lowest && <Price prefix={t('card.from')} amount={formatMoney(lowest, i18n.language)} />}
          <LinkButton
            variant={isOpen && !own ? 'primary' : 'secondary'}
            href={paths.marketOffers({ eventId, marketplaceId })}
          >
            {t(own ? 'card.own' : isOpen ? 'card.enter' : 'card.see')}
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
