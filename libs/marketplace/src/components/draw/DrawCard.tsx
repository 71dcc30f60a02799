import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { EventProfile, Marketplace } from '@foyer/contract';
import { useListOfferGroupsQuery } from '@foyer/api-client/marketplace';
import { usePaths } from '@foyer/api-client/shell';
import { formatMoney } from '@foyer/util';
import { Card, DateTime, LinkButton, Price, RichText, Stack, theme } from '@foyer/ui-kit';

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

/** Way into the draw of an event that has no other: price and closing time. */
export function DrawCard({ profile, draw }: { profile: EventProfile; draw: Marketplace }) {
  const { t, i18n } = useTranslation('draw');
  const paths = usePaths();
  const { summary } = profile;
  const { eventId, timezone } = summary;
  const { marketplaceId, state, opensAt, closesAt, resultsAt } = draw;
  const { data } = useListOfferGroupsQuery({ eventId, marketplaceId });
  const isOpen = onSale.includes(state);
  const isLater = state === 'upcoming' || state === 'openingSoon';
  const isOver = state === 'closed';
  const [key, instant] = isOpen
    ? (['closesAt', closesAt] as const)
    : isLater
      ? (['opensAt', opensAt] as const)
      : (['resultsBy', resultsAt] as const);
  return (
    <Card as="section" css={{ boxShadow: `inset 0 0 0 1px ${theme.color.accentText}` }}>
      <div css={row}>
        <Stack gap={2} css={words}>
          <h2 css={{ fontSize: theme.text.title }}>{t('card.title')}</h2>
          <p>{t(isOver ? 'card.drawn' : 'card.text')}</p>
          <p css={muted}>
            {!isOpen && !isLater && !isOver && `${t('card.closed')} `}
            {instant !== undefined && !isOver && (
              <RichText
                text={t(key)}
                elements={{
                  date: <DateTime value={instant} zone={timezone} locale={i18n.language} showZone />,
                }}
              />
            )}
          </p>
        </Stack>
        <div css={next}>
          {data?.priceFrom && (
            <Price prefix={t('card.from')} amount={formatMoney(data.priceFrom, i18n.language)} />
          )}
          <LinkButton
            variant={isOpen ? 'primary' : 'secondary'}
            href={paths.marketOffers({ eventId, marketplaceId })}
          >
            {t(isOpen ? 'card.enter' : 'card.see')}
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
