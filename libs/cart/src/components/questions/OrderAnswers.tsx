import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { AnsweredQuestion } from '@foyer/contract';
import { theme } from '@foyer/ui-kit';

const facts = css({
  display: 'grid',
  gap: theme.space[1],
  marginTop: theme.space[3],
  overflowWrap: 'anywhere',
  dt: { color: theme.color.contentMuted },
  dd: { marginBottom: theme.space[2] },
});

/** Buyer's answers to the organiser's questions, with the questions as worded at the time of purchase. */
export function OrderAnswers({ answers }: { answers: readonly AnsweredQuestion[] }) {
  const { t } = useTranslation('checkout');
  return (
    <section>
      <h2>{t('questions.answered')}</h2>
      <dl css={facts}>
        {answers.map(({ questionId, kind, label, number, answer }) => (
          <div key={`${questionId}.${number ?? ''}`}>
            <dt>{number === undefined ? label : t('questions.numbered', { label, number })}</dt>
            <dd>{kind === 'yesNo' ? t(answer === 'yes' ? 'questions.yes' : 'questions.no') : answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
