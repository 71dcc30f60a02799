import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Stack, theme } from '@foyer/ui-kit';

const points = css({
  display: 'grid',
  gap: theme.space[6],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

/** What an organiser gets, in four points. */
export function OrganiserPoints({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const { t } = useTranslation('site');
  return (
    <ul css={points}>
      {(['map', 'fair', 'door', 'own'] as const).map((point) => (
        <li key={point}>
          <Stack gap={1}>
            <Heading css={{ fontSize: theme.text.title }}>{t(`organisers.points.${point}.title`)}</Heading>
            <p css={{ color: theme.color.contentMuted }}>{t(`organisers.points.${point}.text`)}</p>
          </Stack>
        </li>
      ))}
    </ul>
  );
}
