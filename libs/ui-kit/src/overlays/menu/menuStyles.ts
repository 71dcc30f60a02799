import { css } from '@emotion/react';
import { theme } from '../../theme/theme.ts';

const { color } = theme;

/** Floating list: shows six items and scrolls the rest [I9.06]; taller for touch. */
export const menuSurface = css({
  zIndex: theme.layer.overlay + 10,
  display: 'grid',
  minWidth: '200px',
  maxWidth: 'min(calc(100vw - 16px), 480px)',
  maxHeight: theme.size.dropdown,
  padding: '2px',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${color.border}`,
  borderRadius: theme.radius.medium,
  background: color.surface1,
  color: color.content,
  boxShadow: theme.shadow.overlay,
  '&:focus-visible': { outline: 'none' },
  '&[hidden]': { display: 'none' },
  [theme.media.touch]: { maxHeight: 'calc(6 * 44px + 4px)' },
});

export const menuItem = css({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  minHeight: '34px',
  padding: `${theme.space[1]} ${theme.space[3]}`,
  border: 0,
  borderRadius: theme.radius.small,
  background: 'transparent',
  color: 'inherit',
  fontSize: '0.9375rem',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover, &[data-active-item]': { background: color.surface3 },
  '&[data-active-item]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  '&[aria-disabled="true"]': { color: color.contentMuted, cursor: 'not-allowed' },
  [theme.media.touch]: { minHeight: theme.size.target, fontSize: theme.text.body },
});
