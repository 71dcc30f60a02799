import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Card, Container, Stack, theme } from '@foyer/ui-kit';
import { DemoRequestForm } from '../../components/organiser/DemoRequestForm.tsx';
import { OrganiserPoints } from '../../components/organiser/OrganiserPoints.tsx';
import { OrganiserShowcase } from '../../components/organiser/OrganiserShowcase.tsx';

const columns = css({
  display: 'grid',
  gap: theme.space[10],
  paddingBlock: theme.space[10],
  [theme.media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 480px)', alignItems: 'start' },
});
const muted = css({ color: theme.color.contentMuted });

/** Marketing page for organisers with a demo request [I1.07, I2.29]. */
export function OrganisersPage() {
  const { t } = useTranslation('site');
  return (
    <Container css={columns}>
      <title>{t('organisers.title')}</title>
      <Stack gap={8}>
        <Stack gap={3}>
          <h1>{t('organisers.title')}</h1>
          <p css={{ fontSize: theme.text.large }}>{t('organisers.lead')}</p>
        </Stack>
        <OrganiserPoints heading="h2" />
        <OrganiserShowcase />
      </Stack>
      <Card as="section" aria-labelledby="demo">
        <Stack gap={5}>
          <Stack gap={1}>
            <h2 id="demo">{t('organisers.formTitle')}</h2>
            <p css={muted}>{t('organisers.formLead')}</p>
          </Stack>
          <DemoRequestForm />
        </Stack>
      </Card>
    </Container>
  );
}
