import { useTranslation } from 'react-i18next';
import { TutorialCard, TutorialSteps } from '../../components/tutorial/TutorialCard.tsx';

/** Explains the Wish List [C2.26a]. */
export function DrawTutorial() {
  const { t } = useTranslation('draw');
  return (
    <TutorialCard name="draw" title={t('tutorial.title')} dismissText={t('tutorial.dismiss')}>
      <TutorialSteps steps={[t('tutorial.enter'), t('tutorial.draw'), t('tutorial.win')]} />
    </TutorialCard>
  );
}
