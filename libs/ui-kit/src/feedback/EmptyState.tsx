import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { useUiTexts } from '../texts/UiTexts.tsx';
import { theme } from '../theme/theme.ts';

export interface EmptyStateProps {
  /** What is missing. */
  title: ReactNode;
  /** What to do next. */
  children?: ReactNode;
  action?: ReactNode;
  /** Large icon or drawing. */
  art?: ReactNode;
  /** Heading level; 2 by default. */
  headingLevel?: 1 | 2 | 3;
}

const box = css({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space[3],
  maxWidth: '520px',
  margin: '0 auto',
  padding: `${theme.space[12]} ${theme.space[4]}`,
  textAlign: 'center',
});
const artStyle = css({ color: theme.color.accentText, marginBottom: theme.space[2] });
const heading = css({ fontSize: theme.text.title, overflowWrap: 'anywhere' });
const words = css({ color: theme.color.contentMuted, overflowWrap: 'anywhere' });
const next = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.space[3],
  marginTop: theme.space[3],
});

/** Empty list or page, and what to do next. */
export function EmptyState({ title, children, action, art, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div css={box}>
      {art && <div css={artStyle}>{art}</div>}
      <Heading css={heading}>{title}</Heading>
      {children && <div css={words}>{children}</div>}
      {action && <div css={next}>{action}</div>}
    </div>
  );
}

export interface ErrorStateProps extends Omit<EmptyStateProps, 'action'> {
  onRetry?: () => void;
  retrying?: boolean;
  /** Action beside or instead of a retry. */
  action?: ReactNode;
}

/** Failure: what happened, that nothing is lost, and what to do. */
export function ErrorState({ onRetry, retrying = false, action, ...rest }: ErrorStateProps) {
  const texts = useUiTexts();
  const actions = (
    <>
      {onRetry && (
        <Button variant="primary" onClick={onRetry} loading={retrying}>
          {texts.retry}
        </Button>
      )}
      {action}
    </>
  );
  return (
    <LiveRegion urgent>
      <EmptyState {...rest} action={onRetry || action ? actions : undefined} />
    </LiveRegion>
  );
}
