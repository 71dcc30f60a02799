import { css } from '@emotion/react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePaths } from '@foyer/api-client/shell';
import { Button, TextLink, theme } from '@foyer/ui-kit';

/** Overlays the page, so that nothing moves when it appears or disappears. */
const bar = css({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  // Below the header, whose open menu would end under it on phones.
  zIndex: theme.layer.header - 1,
  maxHeight: `calc(100vh - ${theme.size.header})`,
  overflowY: 'auto',
  borderTop: `1px solid ${theme.color.borderStrong}`,
  background: theme.color.surface2,
  color: theme.color.content,
  boxShadow: theme.shadow.overlay,
});
const inside = css({
  display: 'grid',
  gap: theme.space[3],
  maxWidth: theme.size.page,
  margin: '0 auto',
  padding: `${theme.space[3]} ${theme.space[4]}`,
  paddingBottom: `max(${theme.space[3]}, env(safe-area-inset-bottom))`,
  // Two lines of text and one of buttons: 108 px.
  [theme.media.belowTablet]: {
    gap: theme.space[2],
    paddingBlock: `${theme.space[2]} max(${theme.space[2]}, env(safe-area-inset-bottom))`,
  },
  [theme.media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
});
/** On phones question, purpose and link run on as one text, so that the banner leaves the page visible. */
const words = css({
  minWidth: 0,
  fontSize: theme.text.small,
  lineHeight: 1.4,
  '> *': { display: 'inline' },
  [theme.media.tablet]: { display: 'grid', gap: theme.space[1], '> *': { display: 'block' } },
});
const heading = css({
  fontSize: 'inherit',
  lineHeight: 'inherit',
  fontFamily: 'inherit',
  letterSpacing: 'normal',
  fontWeight: 600,
  [theme.media.tablet]: { fontSize: theme.text.body },
});
/** Yes and no are equally easy; on phones all three choices are side by side where they fit. */
const choices = css({
  display: 'flex',
  flexWrap: 'wrap',
  margin: `calc(-1 * ${theme.space[1]})`,
  '> *': { margin: theme.space[1], flex: '1 1 auto' },
  [theme.media.belowTablet]: { '> *': { paddingInline: theme.space[2] } },
  // Beside the text each answer fits on one line.
  [theme.media.desktop]: { '> *': { flex: '1 0 auto' } },
});

/** Adds scroll padding, so that focused elements and the end of the page stay above the banner. */
function useRoomBelow() {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = document.documentElement;
    const make = (): void => {
      const height = `${section.current?.offsetHeight ?? 0}px`;
      root.style.scrollPaddingBottom = height;
      root.style.paddingBottom = height;
    };
    make();
    window.addEventListener('resize', make);
    return () => {
      window.removeEventListener('resize', make);
      root.style.removeProperty('scroll-padding-bottom');
      root.style.removeProperty('padding-bottom');
    };
  }, []);
  return section;
}

export interface ConsentBannerProps {
  onChoose: (performance: 'granted' | 'denied') => void;
  onPreferences: () => void;
}

/** Asks for consent to analytics [I4.18, I6.01]. Non-modal: the page stays usable. */
export function ConsentBanner({ onChoose, onPreferences }: ConsentBannerProps) {
  const { t } = useTranslation('consent');
  const paths = usePaths();
  const titleId = useId();
  const section = useRoomBelow();
  return (
    <section ref={section} css={bar} aria-labelledby={titleId}>
      <div css={inside}>
        <div css={words}>
          <h2 id={titleId} css={heading}>
            {t('banner.title')}
          </h2>{' '}
          <p>{t('banner.text')}</p>{' '}
          <p>
            <TextLink href={paths.privacyPolicy()}>{t('banner.policy')}</TextLink>
          </p>
        </div>
        <div css={choices}>
          <Button onClick={() => onChoose('denied')}>{t('banner.deny')}</Button>
          <Button onClick={() => onChoose('granted')}>{t('banner.grant')}</Button>
          <Button variant="text" onClick={onPreferences}>
            {t('banner.preferences')}
          </Button>
        </div>
      </div>
    </section>
  );
}
