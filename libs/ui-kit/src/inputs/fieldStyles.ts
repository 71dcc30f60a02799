import { css } from '@emotion/react';
import { theme } from '../theme/theme.ts';

const { color } = theme;

export const controlBox = css({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: '48px',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: theme.radius.medium,
  background: color.surface1,
  color: color.content,
  transition: `border-color ${theme.motion.fade}`,
  '&:focus-within': {
    borderColor: color.focus,
    outline: `1px solid ${color.focus}`,
  },
});

export const invalidBox = css({ borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` });

/** Filled like a disabled button; an enabled field is as light as a card. */
export const disabledBox = css({ background: color.surface2, opacity: 0.6, cursor: 'not-allowed' });

/** Input without a box; at least 16 px, or phones zoom in. */
export const bareInput = css({
  flex: 1,
  minWidth: 0,
  width: '100%',
  minHeight: '46px',
  padding: `0 ${theme.space[4]}`,
  border: 0,
  borderRadius: 'inherit',
  background: 'transparent',
  color: 'inherit',
  fontSize: theme.text.body,
  lineHeight: 1.4,
  appearance: 'none',
  '&:focus, &:focus-visible': { outline: 'none' },
  '&::placeholder': { color: color.contentMuted, opacity: 1 },
  '&:disabled': { cursor: 'not-allowed' },
  // Autofilled values keep the theme's colours.
  '&:autofill': {
    WebkitTextFillColor: color.content,
    boxShadow: `inset 0 0 0 100px ${color.surface1}`,
    caretColor: color.content,
  },
});
