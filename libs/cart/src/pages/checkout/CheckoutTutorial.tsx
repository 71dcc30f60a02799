import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useTutorial } from '@foyer/identity';
import { Button, Stack, theme } from '@foyer/ui-kit';

const title = css({
  display: 'list-item',
  paddingBlock: theme.space[3],
  minHeight: theme.size.target,
  fontWeight: 600,
  cursor: 'pointer',
});
const list = css({ margin: 0, paddingInlineStart: theme.space[5], display: 'grid', gap: theme.space[1] });
const steps = ['held', 'pay', 'after'] as const;

/** Explains the remaining steps of a purchase, closed at first, until the buyer dismisses it [I2.31, C2.26]. */
export function CheckoutTutorial() {
  const { t } = useTranslation('checkout');
  const { isShown, dismiss } = useTutorial('transaction');
  if (!isShown) return null;
  return (
    <details>
      <summary css={title}>{t('tutorial.title')}</summary>
      <Stack gap={3} align="start">
        <ol css={list}>
          {steps.map((step) => (
            <li key={step}>{t(`tutorial.${step}`)}</li>
          ))}
        </ol>
        <Button variant="secondary" onClick={dismiss}>
          {t('tutorial.dismiss')}
        </Button>
      </Stack>
    </details>
  );
}
