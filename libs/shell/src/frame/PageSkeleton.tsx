import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Container, theme, VisuallyHidden } from '@foyer/ui-kit';

const block = css({ borderRadius: theme.radius.large, background: theme.color.surface1 });
const page = css({ display: 'grid', gap: theme.space[6], paddingBlock: theme.space[8] });

/** Picture above the name on phones, beside it on wider windows. */
const hero = css({
  display: 'grid',
  gap: theme.space[4],
  paddingTop: theme.space[4],
  [theme.media.tablet]: {
    gridTemplateColumns: 'minmax(0, 1fr) min(40%, 384px)',
    gap: theme.space[8],
    alignItems: 'center',
    '> :first-of-type': { order: 1 },
  },
});

/** Skeleton of a loading page, in the most common shape or in that of an event. */
export function PageSkeleton({ beginsWithArt = false }: { beginsWithArt?: boolean }) {
  const { t } = useTranslation('shell');
  const name = <div css={[block, { height: '44px', maxWidth: '420px' }]} />;
  return (
    <Container css={page} aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {beginsWithArt ? (
        <div css={hero}>
          <div css={[block, { aspectRatio: 16 / 9 }]} />
          {name}
        </div>
      ) : (
        <>
          {name}
          <div css={[block, { height: '320px' }]} />
        </>
      )}
      <div css={[block, { height: '160px' }]} />
    </Container>
  );
}
