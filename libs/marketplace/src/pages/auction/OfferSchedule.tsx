import { useTranslation } from 'react-i18next';
import type { Auction } from '@foyer/contract';
import { DateTime, RichText, Stack, theme } from '@foyer/ui-kit';
import { WayStep, WaySteps } from '../../components/way-in/WaySteps.tsx';

/** Timeline of an auction in the event's time: close, results, and what follows a win or a loss [C4.25]. */
export function OfferSchedule({ auction }: { auction: Auction }) {
  const { t, i18n } = useTranslation('auction');
  const { event, closesAt, resultsAt, payHours, groups } = auction;
  const when = (instant: string) => (
    <DateTime value={instant} zone={event.timezone} locale={i18n.language} showZone />
  );
  return (
    <Stack as="section" gap={4}>
      <h2 css={{ fontSize: theme.text.large }}>{t('schedule.title')}</h2>
      <WaySteps>
        <WayStep
          title={
            <>
              {t('schedule.close')} · {when(closesAt)}
            </>
          }
        >
          {t('schedule.closeHint')}
        </WayStep>
        <WayStep title={<RichText text={t('schedule.results')} elements={{ date: when(resultsAt) }} />}>
          {t('schedule.resultsHint')}
        </WayStep>
        <WayStep title={t('schedule.win')}>
          {groups.some(({ seating }) => seating === 'seated') && `${t('schedule.pickHint')} `}
          {t('schedule.winHint', { count: payHours })}
        </WayStep>
        <WayStep title={t('schedule.lose')}>{t('schedule.loseHint')}</WayStep>
      </WaySteps>
    </Stack>
  );
}
