import { css } from '@emotion/react';
import { useId, useRef, type ReactNode } from 'react';
import { Inline, theme } from '@foyer/ui-kit';
import { RailButtons } from './RailButtons.tsx';

/** Fits no whole number of items, so that the one at the edge shows that there are more. */
const strip = css({
  listStyle: 'none',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(150px, 42%)',
  gap: theme.space[4],
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'inline proximity',
  scrollbarWidth: 'none',
  // Room for the focus ring of the items, which the strip would cut off.
  margin: `calc(-1 * ${theme.space[1]})`,
  padding: theme.space[1],
  scrollPaddingInline: theme.space[1],
  scrollBehavior: 'smooth',
  [theme.media.reducedMotion]: { scrollBehavior: 'auto' },
  '> li': { display: 'grid', scrollSnapAlign: 'start' },
  [theme.media.tablet]: { gridAutoColumns: '30%', gap: theme.space[6] },
  [theme.media.desktop]: { gridAutoColumns: '22.5%' },
});

export interface RailProps {
  heading: string;
  /** List items. */
  children: ReactNode;
}

/** Strip that fans move by finger, wheel, Tab key or its two buttons; it never moves by itself [C2.22]. */
export function Rail({ heading, children }: RailProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  return (
    <section aria-labelledby={id}>
      <Inline justify="between" gap={3} css={{ minHeight: theme.size.target, marginBottom: theme.space[3] }}>
        <h2 id={id}>{heading}</h2>
        <RailButtons list={list} heading={heading} />
      </Inline>
      <ul ref={list} css={strip}>
        {children}
      </ul>
    </section>
  );
}
