import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { EventSummary } from '@foyer/contract';
import { Button, DateTime, RichText, Stack, theme, type OverlayControls } from '@foyer/ui-kit';
import { Dialog } from '@foyer/ui-kit/overlays';
import type { Way } from '../../model/waysOf.ts';

const facts = css({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  columnGap: theme.space[4],
  rowGap: theme.space[2],
  '& dt': { color: theme.color.contentMuted },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});
const asked = ['suits', 'know', 'pay', 'charged', 'change'] as const;

/** Facts of one way, with the time of its results in the event's zone. */
function WayFacts({ event, way: { type, window } }: { event: EventSummary; way: Way }) {
  const { t, i18n } = useTranslation('ways');
  const { resultsAt } = window;
  const date = <DateTime value={resultsAt ?? ''} zone={event.timezone} locale={i18n.language} showZone />;
  return (
    <section>
      <Stack gap={3}>
        <h3 css={{ fontSize: theme.text.large }}>{t(`name.${type}`)}</h3>
        <dl css={facts}>
          {asked.map((fact) => (
            <div key={fact} css={{ display: 'contents' }}>
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
      </Stack>
    </section>
  );
}

export interface WhichWayDialogProps extends OverlayControls {
  event: EventSummary;
  ways: readonly Way[];
}

/** Compares the ways of an event for newcomers: who each one suits, and four facts [I2.31]. */
export function WhichWayDialog({ open, close, event, ways }: WhichWayDialogProps) {
  const { t } = useTranslation('ways');
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('which')}
      footer={
        <Button variant="primary" onClick={close}>
          {t('close')}
        </Button>
      }
    >
      <Stack gap={6}>
        {ways.map((way) => (
          <WayFacts key={way.type} event={event} way={way} />
        ))}
      </Stack>
    </Dialog>
  );
}
