import { useTranslation } from 'react-i18next';
import type { DrawCheckout } from '@foyer/contract';
import { DateTime, RichText, Stack, theme } from '@foyer/ui-kit';
import { WayStep, WaySteps } from '../../components/way-in/WaySteps.tsx';

/** Timeline of a draw in the event's time: close, draw, and what follows a win or a loss [C4.25]. */
export function DrawSchedule({ draw }: { draw: DrawCheckout }) {
  const { t, i18n } = useTranslation('draw');
  const { event, closesAt, resultsAt, autoClaim, claimHours } = draw;
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
        <WayStep title={<RichText text={t('schedule.draw')} elements={{ date: when(resultsAt) }} />}>
          {t('schedule.drawHint')}
        </WayStep>
        <WayStep title={t('schedule.win')}>
          {t(autoClaim ? 'schedule.auto' : 'schedule.claim', { count: claimHours })}
        </WayStep>
        <WayStep title={t('schedule.lose')}>{t('schedule.loseHint')}</WayStep>
      </WaySteps>
    </Stack>
  );
}
