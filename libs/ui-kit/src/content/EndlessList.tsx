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
  /** Announced when more items have loaded: "40 events shown". */
  shown: (count: number) => string;
  /** At the end: "That is all of them." */
  end?: ReactNode;
}

export interface EndlessListProps {
  /** Number of items so far. */
  count: number;
  /** The items. */
  children: ReactNode;
  /** Skeleton in the items' shape, shown while loading. */
  skeleton?: ReactNode;
  hasMore: boolean;
  loading: boolean;
  /** Error of the last attempt; it stops automatic loading. */
  error?: ReactNode;
  onLoadMore: () => void;
  /** Automatic loads before a press is needed, so that the footer stays reachable. 3 by default. */
  automaticLoads?: number;
  texts: EndlessListTexts;
}

/** Loads before the end is visible. */
const lookAhead = '0px 0px 600px 0px';
const end = css({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space[3],
  paddingBlock: theme.space[6],
});
const quiet = css({ color: theme.color.contentMuted });

/** Loads more near the end, a few times; the button always works, also without IntersectionObserver. */
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

/** List that loads more, automatically at first and by button later, and announces it. */
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
