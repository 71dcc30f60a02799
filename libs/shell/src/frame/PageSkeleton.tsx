import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Container, theme, VisuallyHidden } from '@foyer/ui-kit';

const block = css({ borderRadius: theme.radius.large, background: theme.color.surface1 });
const page = css({ display: 'grid', gap: theme.space[6], paddingBlock: theme.space[8] });

/** Skeleton of a loading page, in the most common shape. */
export function PageSkeleton() {
  const { t } = useTranslation('shell');
  return (
    <Container css={page} aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div css={[block, { height: '44px', maxWidth: '420px' }]} />
      <div css={[block, { height: '320px' }]} />
      <div css={[block, { height: '160px' }]} />
    </Container>
  );
}
