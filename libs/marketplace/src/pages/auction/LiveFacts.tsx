import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { soonMs, type Auction } from '@foyer/contract';
import { Badge, Countdown, DateTime, RichText, theme, useHasPassed } from '@foyer/ui-kit';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space[4],
  rowGap: theme.space[1],
  color: theme.color.contentMuted,
});

/** Offers so far and time left of an open auction, in the event's time. */
export function LiveFacts({ auction: { groups, closesAt, event } }: { auction: Auction }) {
  const { t, i18n } = useTranslation('auction');
  const endsSoon = useHasPassed(Date.parse(closesAt) - soonMs);
  const count = groups.reduce((sum, { offers }) => sum + offers, 0);
  const date = <DateTime value={closesAt} zone={event.timezone} locale={i18n.language} showZone />;
  const clock = (
    <Countdown
      endsAt={closesAt}
      format="duration"
      locale={i18n.language}
      warnAtSeconds={0}
      announceAtSeconds={[]}
    />
  );
  return (
    <p css={row}>
      {endsSoon && <Badge tone="warning">{t('endingSoon')}</Badge>}
      <span>{count === 0 ? t('noOffers') : t('offers', { count })}</span>
      <span>
        <RichText text={t('closesAt')} elements={{ date }} />
      </span>
      <span>
        <RichText text={t('left')} elements={{ clock }} />
      </span>
    </p>
  );
}
