import * as Ariakit from '@ariakit/react';
import { css } from '@emotion/react';
import type { ReactElement, ReactNode } from 'react';
import { theme } from '../../theme/theme.ts';

const tooltipDelayMs = 3_000;

export interface TooltipProps {
  /** Additional text; never the only place for information. */
  text: ReactNode;
  /** Focusable element that the text describes. */
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

/** Shows after 3 seconds of hovering [I9.06], at once on keyboard focus; Escape hides it. */
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
