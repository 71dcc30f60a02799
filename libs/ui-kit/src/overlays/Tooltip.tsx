import * as Ariakit from '@ariakit/react';
import { css } from '@emotion/react';
import type { ReactElement, ReactNode } from 'react';
import { theme } from '../theme/theme.ts';

const tooltipDelayMs = 3_000;

export interface TooltipProps {
  /** A word more about it; never the only place where something is said. */
  text: ReactNode;
  /** What it is about: something that takes the focus. */
  children: ReactElement<Record<string, unknown>>;
}

const bubble = css({
  zIndex: theme.layer.tooltip,
  maxWidth: '280px',
  padding: `${theme.space[1]} ${theme.space[3]}`,
  borderRadius: theme.radius.small,
  background: theme.color.content,
  color: theme.color.background,
  fontSize: theme.text.small,
  [theme.media.forcedColors]: { border: '1px solid' },
});

/** Appears after the pointer rested for 3 seconds [I9.06], at once with the keyboard, and goes with Escape. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Ariakit.TooltipProvider showTimeout={tooltipDelayMs} hideTimeout={200}>
      <Ariakit.TooltipAnchor render={children} />
      <Ariakit.Tooltip portal gutter={6} css={bubble}>
        {text}
      </Ariakit.Tooltip>
    </Ariakit.TooltipProvider>
  );
}
