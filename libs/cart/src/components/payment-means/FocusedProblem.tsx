import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { Notice, theme } from '@foyer/ui-kit';

/** Keeps the message clear of the header when focus scrolls to it. */
const place = css({
  borderRadius: theme.radius.medium,
  scrollMarginTop: `calc(${theme.size.header} + ${theme.space[4]})`,
});

/** Failure shown where it happened; it takes focus, which brings it into view. */
export function FocusedProblem({ text }: { text: string }) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div ref={message} css={place} tabIndex={-1}>
      <Notice tone="danger">{text}</Notice>
    </div>
  );
}
