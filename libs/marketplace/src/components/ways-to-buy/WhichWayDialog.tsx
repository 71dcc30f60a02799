import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { EventSummary } from '@foyer/contract';
import { Button, DateTime, RichText, theme, type OverlayControls } from '@foyer/ui-kit';
import { Sheet } from '@foyer/ui-kit/overlays';
import type { Way } from '../../model/event/waysOf.ts';

/** Stacks the ways on phones; aligns their answers side by side on wider windows. */
const columns = css({
  display: 'grid',
  gap: theme.space[6],
  [theme.media.tablet]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', rowGap: theme.space[3] },
});
const column = css({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space[3],
  [theme.media.tablet]: { gridRow: 'span 6', gridTemplateRows: 'subgrid' },
});
const facts = css({
  display: 'contents',
  '& dt': { color: theme.color.contentMuted, fontSize: theme.text.small },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});
const asked = ['suits', 'know', 'pay', 'charged', 'change'] as const;

/** Facts of one way, with the time of its results in the event's zone. */
function WayFacts({ event, way: { type, window } }: { event: EventSummary; way: Way }) {
  const { t, i18n } = useTranslation('ways');
  const { resultsAt } = window;
  const date = <DateTime value={resultsAt ?? ''} zone={event.timezone} locale={i18n.language} showZone />;
  return (
    <section css={column}>
      <h3 css={{ fontSize: theme.text.large }}>{t(`name.${type}`)}</h3>
      <dl css={facts}>
        {asked.map((fact) => (
          <div key={fact}>
            <dt>{t(`facts.${fact}`)}</dt>
            <dd>
              {t(`answer.${fact}.${type}`)}
              {fact === 'know' && type !== 'purchase' && resultsAt !== undefined && (
                <p>
                  <RichText text={t('knowBy')} elements={{ date }} />
                </p>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export interface WhichWayDialogProps extends OverlayControls {
  event: EventSummary;
  ways: readonly Way[];
}

/** Compares the ways of an event for newcomers: who each suits, and four facts [I2.31]. */
export function WhichWayDialog({ open, close, event, ways }: WhichWayDialogProps) {
  const { t } = useTranslation('ways');
  return (
    <Sheet
      open={open}
      onClose={close}
      title={t('which')}
      footer={
        <Button variant="primary" onClick={close}>
          {t('close')}
        </Button>
      }
    >
      <div css={columns}>
        {ways.map((way) => (
          <WayFacts key={way.type} event={event} way={way} />
        ))}
      </div>
    </Sheet>
  );
}
