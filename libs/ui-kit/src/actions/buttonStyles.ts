import { css, type SerializedStyles } from '@emotion/react';
import { theme } from '../theme/theme.ts';

/** The six button styles [I3.30]. */
export type ButtonVariant = 'primary' | 'secondary' | 'highContrast' | 'selected' | 'unselected' | 'text';
export type ButtonSize = 'medium' | 'large';

const { color } = theme;

export const buttonBase = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space[2],
  minHeight: theme.size.target,
  minWidth: theme.size.target,
  padding: `${theme.space[2]} ${theme.space[5]}`,
  border: '1px solid transparent',
  borderRadius: theme.radius.medium,
  fontFamily: theme.font.text,
  fontSize: theme.text.body,
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `background-color ${theme.motion.fade}, border-color ${theme.motion.fade}, color ${theme.motion.fade}`,
  WebkitTapHighlightColor: 'transparent',
  '&[aria-busy="true"]': { cursor: 'progress' },
  '&[aria-disabled="true"]:not([aria-busy="true"])': {
    background: color.surface2,
    borderColor: color.border,
    color: color.contentMuted,
    cursor: 'not-allowed',
    [theme.media.forcedColors]: { color: 'GrayText' },
  },
});

const hover = '&:hover:not([aria-disabled="true"])';

export const buttonVariants: Record<ButtonVariant, SerializedStyles> = {
  primary: css({
    background: color.accent,
    borderColor: color.accentText,
    color: color.accentContent,
    [hover]: { background: color.accentHover },
    // Forced colours make all buttons alike, so the primary one gets the strongest edge.
    [theme.media.forcedColors]: { borderWidth: 3 },
  }),
  secondary: css({
    background: 'transparent',
    borderColor: color.borderStrong,
    color: color.content,
    [hover]: { background: color.surface2 },
  }),
  highContrast: css({
    background: color.content,
    color: color.background,
    [hover]: { background: color.contentMuted },
  }),
  selected: css({
    background: color.surface2,
    borderColor: color.accentText,
    boxShadow: `inset 0 0 0 1px ${color.accentText}`,
    color: color.content,
    [theme.media.forcedColors]: { borderColor: 'Highlight', outline: '2px solid Highlight' },
  }),
  unselected: css({
    background: color.surface1,
    borderColor: color.borderStrong,
    color: color.content,
    [hover]: { background: color.surface2 },
  }),
  text: css({
    background: 'transparent',
    paddingInline: theme.space[3],
    color: color.accentText,
    [hover]: { background: color.surface2 },
    '&[aria-disabled="true"]:not([aria-busy="true"])': {
      background: 'transparent',
      borderColor: 'transparent',
    },
  }),
};

export const buttonSizes: Record<ButtonSize, SerializedStyles> = {
  medium: css({}),
  large: css({
    minHeight: '56px',
    paddingInline: theme.space[8],
    fontSize: theme.text.large,
    borderRadius: theme.radius.medium,
  }),
};

/** Aligns the words of a `text` button with the column that it starts. */
export const textButtonEdge = css({ marginInlineStart: `calc(-1px - ${theme.space[3]})` });

export const wideButton = css({ display: 'flex', width: '100%' });

/** Shape of a control that has only an icon. */
export const round = css({
  width: theme.size.target,
  height: theme.size.target,
  padding: 0,
  borderRadius: theme.radius.pill,
});
