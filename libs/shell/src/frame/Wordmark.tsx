import { css } from '@emotion/react';
import { theme } from '@foyer/ui-kit';

const wordmark = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[2],
  fontFamily: theme.font.display,
  fontSize: '1.5rem',
  fontWeight: 800,
  letterSpacing: '-0.04em',
  lineHeight: 1,
  textTransform: 'lowercase',
});

/** Logo with the site's name. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span css={wordmark}>
      <svg width="22" height="26" viewBox="0 0 22 26" aria-hidden="true">
        <path d="M1 26V11a10 10 0 0 1 20 0v15h-4V11A6 6 0 0 0 5 11v15z" fill="currentColor" />
        <path d="M8 26V12a3 3 0 0 1 6 0v14z" fill={theme.color.accent} />
      </svg>
      <span translate="no">{name}</span>
    </span>
  );
}
