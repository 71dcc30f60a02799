import { css } from '@emotion/react';
import { theme } from '../../theme/theme.ts';

const { color, motion, space } = theme;
const below = theme.media.belowTablet;

export const backdrop = css({
  zIndex: theme.layer.overlay,
  background: theme.fixed.backdrop,
  opacity: 0,
  transition: `opacity ${motion.fade}`,
  '&[data-enter]': { opacity: 1 },
});

export const surface = css({
  position: 'fixed',
  zIndex: theme.layer.overlay,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: color.surface1,
  color: color.content,
  boxShadow: theme.shadow.overlay,
  opacity: 0,
  transition: `opacity ${motion.fade}, transform ${motion.transition} ${motion.ease}`,
  '&[data-enter]': { opacity: 1, transform: 'none' },
  '&:focus-visible': { outline: 'none' },
  [theme.media.forcedColors]: { border: '1px solid' },
});

const fromBelow = {
  inset: 'auto 0 0 0',
  width: '100%',
  maxWidth: 'none',
  margin: 0,
  maxHeight: 'calc(100dvh - 24px)',
  borderRadius: `${theme.radius.large} ${theme.radius.large} 0 0`,
  transform: 'translateY(100%)',
} as const;

export const shapes = {
  dialog: css({
    inset: space[4],
    width: theme.size.dialog,
    maxWidth: 'calc(100vw - 32px)',
    height: 'fit-content',
    maxHeight: 'calc(100dvh - 64px)',
    margin: 'auto',
    borderRadius: theme.radius.large,
    transform: 'translateY(16px) scale(0.98)',
    [below]: fromBelow,
  }),
  drawer: css({
    insetBlock: 0,
    insetInline: 'auto 0',
    width: theme.size.drawer,
    maxWidth: '100vw',
    transform: 'translateX(100%)',
    "[dir='rtl'] &:not([data-enter])": { transform: 'translateX(-100%)' },
    [below]: { width: '100%' },
  }),
  sheet: css({ ...fromBelow, [theme.media.tablet]: { maxWidth: '720px', marginInline: 'auto' } }),
} as const;

export const header = css({
  flex: 'none',
  paddingBlock: `${space[4]} ${space[2]}`,
  paddingInline: `${space[6]} 64px`,
  minHeight: '64px',
  [below]: { paddingInlineStart: space[4] },
});

export const closeButton = css({ position: 'absolute', top: '10px', insetInlineEnd: '10px' });

export const heading = css({
  paddingTop: space[2],
  fontSize: theme.text.title,
  overflowWrap: 'anywhere',
});

export const body = css({
  flex: '1 1 auto',
  minHeight: 0,
  padding: `${space[2]} ${space[6]} ${space[6]}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  [below]: { paddingInline: space[4] },
});

export const footerStyle = css({
  flex: 'none',
  padding: `${space[4]} ${space[6]}`,
  paddingBottom: `max(${space[4]}, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${color.border}`,
  background: color.surface1,
  [below]: { paddingInline: space[4] },
});
