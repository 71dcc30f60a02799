import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useTutorial } from '@foyer/identity';
import { Button, Card, Stack, theme } from '@foyer/ui-kit';
import { outlookScales } from '../../model/priceStanding.ts';

const list = css({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: theme.space[4],
  rowGap: theme.space[1],
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0 },
});

/** Explains the quality of an offer until the fan dismisses it [C2.24, C2.26]. */
export function QualityTutorial() {
  const { t } = useTranslation('auction');
  const { isShown, dismiss } = useTutorial('auction');
  if (!isShown) return null;
  return (
    <Card as="section">
      <Stack gap={3}>
        <h2 css={{ fontSize: theme.text.large }}>{t('tutorial.title')}</h2>
        <p>{t('tutorial.lead')}</p>
        <dl css={list}>
          {outlookScales.quality.map((quality) => (
            <div key={quality} css={{ display: 'contents' }}>
              <dt>{t(`quality.${quality}`)}</dt>
              <dd>{t(`tutorial.${quality}`)}</dd>
            </div>
          ))}
        </dl>
        <p>{t('tutorial.moves')}</p>
        <div>
          <Button variant="secondary" onClick={dismiss}>
            {t('tutorial.dismiss')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
