import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { DrawCheckout } from '@foyer/contract';
import { DateTime, Stack, theme } from '@foyer/ui-kit';

const steps = css({ listStyle: 'none', display: 'grid' });
/** A line from each step to the next. */
const step = css({
  position: 'relative',
  paddingInlineStart: theme.space[8],
  paddingBlockEnd: theme.space[5],
  '&::before': {
    content: "''",
    position: 'absolute',
    top: '7px',
    insetInlineStart: 0,
    width: '12px',
    height: '12px',
    borderRadius: '50%',
    border: `2px solid ${theme.color.accentText}`,
    background: theme.color.surface1,
  },
  '&:not(:last-child)::after': {
    content: "''",
    position: 'absolute',
    top: '23px',
    bottom: '-3px',
    insetInlineStart: '7px',
    borderInlineStart: `2px solid ${theme.color.borderStrong}`,
  },
  '&:last-child': { paddingBlockEnd: 0 },
});
const name = css({ fontWeight: 600 });
const muted = css({ color: theme.color.contentMuted });

/** When entries close and are drawn, and what a win or a loss brings, in the event's time [C4.25]. */
export function Schedule({ draw }: { draw: DrawCheckout }) {
  const { t, i18n } = useTranslation('draw');
  const { event, closesAt, resultsAt, autoClaim, claimHours } = draw;
  const when = (instant: string) => (
    <DateTime value={instant} zone={event.timezone} locale={i18n.language} showZone />
  );
  return (
    <Stack as="section" gap={4}>
      <h2 css={{ fontSize: theme.text.large }}>{t('schedule.title')}</h2>
      <ol css={steps}>
        <li css={step}>
          <p css={name}>
            {t('schedule.close')} · {when(closesAt)}
          </p>
          <p css={muted}>{t('schedule.closeHint')}</p>
        </li>
        <li css={step}>
          <p css={name}>
            {t('schedule.draw')} · {when(resultsAt)}
          </p>
          <p css={muted}>{t('schedule.drawHint')}</p>
        </li>
        <li css={step}>
          <p css={name}>{t('schedule.win')}</p>
          <p css={muted}>{t(autoClaim ? 'schedule.auto' : 'schedule.claim', { count: claimHours })}</p>
        </li>
        <li css={step}>
          <p css={name}>{t('schedule.lose')}</p>
          <p css={muted}>{t('schedule.loseHint')}</p>
        </li>
      </ol>
    </Stack>
  );
}
