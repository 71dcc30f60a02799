import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { LiveText } from '../inputs/FieldFrame.tsx';
import { Notice } from '../feedback/Notice.tsx';
import { useUiTexts } from '../texts/UiTexts.tsx';
import { theme } from '../theme/theme.ts';

export interface EndlessListTexts {
  /** "Show more events" */
  loadMore: string;
  /** Said to those who listen when more has come: "40 events shown". */
  shown: (count: number) => string;
  /** At the end: "That is all of them." */
  end?: ReactNode;
}

export interface EndlessListProps {
  /** How many there are by now. */
  count: number;
  /** The list itself. */
  children: ReactNode;
  /** In the shape of what comes, while it comes. */
  skeleton?: ReactNode;
  hasMore: boolean;
  loading: boolean;
  /** What went wrong with the last try; then nothing is tried by itself. */
  error?: ReactNode;
  onLoadMore: () => void;
  /** How often more comes by itself; then a press is wanted, so that the footer can be reached. 3 by default. */
  automaticLoads?: number;
  texts: EndlessListTexts;
}

/** Before the end is in sight: what comes is there when one arrives. */
const lookAhead = '0px 0px 600px 0px';
const end = css({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space[3],
  paddingBlock: theme.space[6],
});
const quiet = css({ color: theme.color.contentMuted });

/** Asks for more when its end comes near, a few times; the button always works, and alone where nothing is observed. */
function useNearEnd(isWatching: boolean, onNear: () => void) {
  const sentinel = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    const element = sentinel.current;
    if (!element || !isWatching || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near();
      },
      { rootMargin: lookAhead },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWatching]);
  return sentinel;
}

/** A list that goes on: by itself at first, by a press later; says what came. */
export function EndlessList(props: EndlessListProps) {
  const { count, children, skeleton, hasMore, loading, error, onLoadMore, automaticLoads = 3, texts } = props;
  const { retry } = useUiTexts();
  const loads = useRef(0);
  const [firstCount] = useState(count);
  const sentinel = useNearEnd(hasMore && !loading && !error, () => {
    if (loads.current >= automaticLoads) return;
    loads.current += 1;
    onLoadMore();
  });
  return (
    <div aria-busy={loading}>
      {children}
      {loading && skeleton}
      <div ref={sentinel} />
      <div css={end}>
        {error && <Notice tone="danger">{error}</Notice>}
        {(hasMore || Boolean(error)) && (
          <Button onClick={onLoadMore} loading={loading}>
            {error ? retry : texts.loadMore}
          </Button>
        )}
        {!hasMore && !loading && !error && texts.end && <p css={quiet}>{texts.end}</p>}
      </div>
      <LiveText>{count > firstCount ? texts.shown(count) : ''}</LiveText>
    </div>
  );
}
