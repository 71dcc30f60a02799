import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Card, Container, Stack, theme } from '@foyer/ui-kit';
import { DemoRequestForm } from './DemoRequestForm.tsx';

const columns = css({
  display: 'grid',
  gap: theme.space[10],
  paddingBlock: theme.space[10],
  [theme.media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 480px)', alignItems: 'start' },
});
const points = css({
  display: 'grid',
  gap: theme.space[6],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const muted = css({ color: theme.color.contentMuted });

function Points() {
  const { t } = useTranslation('site');
  return (
    <ul css={points}>
      {(['map', 'fair', 'door', 'own'] as const).map((point) => (
        <li key={point}>
          <Stack gap={1}>
            <h2 css={{ fontSize: theme.text.title }}>{t(`organisers.points.${point}.title`)}</h2>
            <p css={muted}>{t(`organisers.points.${point}.text`)}</p>
          </Stack>
        </li>
      ))}
    </ul>
  );
}

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
        <Points />
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
