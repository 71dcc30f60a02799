import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { theme } from '@foyer/ui-kit';
import { TutorialCard } from '../../components/tutorial/TutorialCard.tsx';
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

/** Explains the quality of an offer [C2.24, C2.26]. */
export function QualityTutorial() {
  const { t } = useTranslation('auction');
  return (
    <TutorialCard name="auction" title={t('tutorial.title')} dismissText={t('tutorial.dismiss')}>
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
    </TutorialCard>
  );
}
