import { css } from '@emotion/react';
import type { ComponentPropsWithoutRef, ElementType } from 'react';
import { PlainLink, type LinkComponentProps } from '../actions/LinkContext.tsx';
import { theme, type Space } from '../theme/theme.ts';

export type CardProps = {
  /** Element to render; `article` by default. */
  as?: ElementType;
  /** 0 for a card that starts with a picture. */
  padding?: Space | 0;
  /** Lifts on hover: for a card with a `CardLink`. */
  interactive?: boolean;
} & ComponentPropsWithoutRef<'div'>;

const card = css({
  position: 'relative',
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: theme.radius.large,
  background: theme.color.surface1,
  color: theme.color.content,
  [theme.media.forcedColors]: { border: '1px solid' },
});
const interactiveCard = css({
  transition: `background-color ${theme.motion.fade}, transform ${theme.motion.transition} ${theme.motion.ease}`,
  '&:hover': { background: theme.color.surface2, transform: 'translateY(-2px)' },
  '&:focus-within:has(:focus-visible)': { outline: `2px solid ${theme.color.focus}`, outlineOffset: '2px' },
  [theme.media.reducedMotion]: { '&:hover': { transform: 'none' } },
});

/** Surface for one item. */
export function Card({ as: Element = 'article', padding = 5, interactive = false, ...rest }: CardProps) {
  const space = padding === 0 ? 0 : theme.space[padding];
  return <Element css={[card, interactive && interactiveCard, { padding: space }]} {...rest} />;
}

const cardLink = css({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: "''", position: 'absolute', inset: 0, zIndex: 1 },
  '&:focus-visible': { outline: 'none' },
});

/** Main link of a card: its text is the name, the whole card is clickable. */
export const CardLink = (props: LinkComponentProps) => <PlainLink css={cardLink} {...props} />;
