import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useTutorial } from '@foyer/identity';
import { Button, Card, Stack, theme } from '@foyer/ui-kit';

const list = css({ margin: 0, paddingInlineStart: theme.space[5], display: 'grid', gap: theme.space[1] });
const steps = ['enter', 'draw', 'win'] as const;

/** Explains the Wish List until the fan dismisses it [I2.31, C2.26a]. */
export function DrawTutorial() {
  const { t } = useTranslation('draw');
  const { isShown, dismiss } = useTutorial('draw');
  if (!isShown) return null;
  return (
    <Card as="section">
      <Stack gap={3} align="start">
        <h2 css={{ fontSize: theme.text.large }}>{t('tutorial.title')}</h2>
        <ol css={list}>
          {steps.map((step) => (
            <li key={step}>{t(`tutorial.${step}`)}</li>
          ))}
        </ol>
        <Button variant="secondary" onClick={dismiss}>
          {t('tutorial.dismiss')}
        </Button>
      </Stack>
    </Card>
  );
}
