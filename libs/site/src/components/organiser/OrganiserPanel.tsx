import { css } from '@emotion/react';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBranding } from '@foyer/shell';
import { Button, Card, Skeleton, Stack, theme } from '@foyer/ui-kit';
import { OrganiserPoints } from './OrganiserPoints.tsx';

/** Loaded on demand: most visitors are no organisers. */
const DemoRequestForm = lazy(async () => ({
  default: (await import('./DemoRequestForm.tsx')).DemoRequestForm,
}));

const columns = css({
  display: 'grid',
  alignItems: 'start',
  gap: theme.space[6],
  [theme.media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: theme.space[10] },
});
const form = css({ width: '100%', maxWidth: theme.size.measure });

/** Panels for organisers on discover, with the form that asks for a demo [C2.22i-j, C9.06]; an organiser's own site has none. */
export function OrganiserPanel() {
  const { t } = useTranslation('site');
  const { config } = useBranding();
  const [isAsking, setAsking] = useState(false);
  const titleId = useId();
  if (config) return null;
  return (
    <Card as="section" aria-labelledby={titleId}>
      <div css={columns}>
        <Stack gap={4} align="start">
          <h2 id={titleId}>{t('organisers.title')}</h2>
          <p>{t('organisers.lead')}</p>
          <Button aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
            {t('organisers.formTitle')}
          </Button>
          {isAsking && (
            <div css={form}>
              <Suspense fallback={<Skeleton shape="block" height="480px" />}>
                <DemoRequestForm />
              </Suspense>
            </div>
          )}
        </Stack>
        <OrganiserPoints heading="h3" />
      </div>
    </Card>
  );
}
