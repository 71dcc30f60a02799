import { useTranslation } from 'react-i18next';
import { TutorialCard, TutorialFacts } from '../../components/tutorial/TutorialCard.tsx';

/** Explains what a price is made of [C2.26d]. */
export function PriceTutorial() {
  const { t } = useTranslation('transaction');
  return (
    <TutorialCard name="price" title={t('tutorial.title')} dismissText={t('tutorial.dismiss')}>
      <TutorialFacts facts={[t('tutorial.fees'), t('tutorial.tax'), t('tutorial.total')]} />
    </TutorialCard>
  );
}
