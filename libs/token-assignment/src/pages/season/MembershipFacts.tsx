import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { SeasonMembership } from '@foyer/contract';
import { DateTime, theme } from '@foyer/ui-kit';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${theme.space[1]} ${theme.space[4]}`,
  margin: 0,
  '& dt': { color: theme.color.contentMuted },
  '& dd': { margin: 0 },
});

/** Member id, dates and renewal of a season pass [C3.31]. */
export function MembershipFacts({ membership }: { membership: SeasonMembership }) {
  const { t, i18n } = useTranslation('season');
  const { memberId, event, datesLeft, dateCount, placeCount, autoRenew } = membership;
  return (
    <dl css={list}>
      <dt>{t('facts.memberId')}</dt>
      <dd>
        <bdi>{memberId}</bdi>
      </dd>
      <dt>{t(datesLeft > 0 ? 'facts.next' : 'facts.last')}</dt>
      <dd>
        {event.shortName}
        <br />
        <DateTime value={event.startsAt} zone={event.timezone} locale={i18n.language} />
      </dd>
      <dt>{t('facts.left')}</dt>
      <dd>{t('facts.ofDates', { left: datesLeft, count: dateCount })}</dd>
      <dt>{t('facts.each')}</dt>
      <dd>{placeCount.toLocaleString(i18n.language)}</dd>
      <dt>{t('facts.renewal')}</dt>
      <dd>{t(autoRenew ? 'facts.renews' : 'facts.ends')}</dd>
    </dl>
  );
}
