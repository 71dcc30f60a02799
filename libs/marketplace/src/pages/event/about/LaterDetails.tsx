import { Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { whenIdle } from '@foyer/util';
import type { EventDetailsProps } from './EventDetails.tsx';

/** Distance from the viewport at which loading starts. */
const lookAhead = '200px';

/** Runs a callback once the browser is idle and the element comes near the viewport. */
function whenNear(element: Element, run: () => void): () => void {
  let observer: IntersectionObserver | undefined;
  const cancel = whenIdle(() => {
    if (typeof IntersectionObserver === 'undefined') return run();
    observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer?.disconnect();
        run();
      },
      { rootMargin: lookAhead },
    );
    observer.observe(element);
  });
  return () => {
    cancel();
    observer?.disconnect();
  };
}

/** Details that load only near the viewport [I7.30]. If loading fails the page renders without them. */
export function LaterDetails(props: EventDetailsProps) {
  const box = useRef<HTMLDivElement>(null);
  const [EventDetails, setEventDetails] = useState<ComponentType<EventDetailsProps>>();
  useEffect(
    () =>
      whenNear(
        box.current!,
        () =>
          void import('./EventDetails.tsx').then(
            (loaded) => setEventDetails(() => loaded.EventDetails),
            () => undefined,
          ),
      ),
    [],
  );
  return (
    <div ref={box} style={{ minHeight: 360 }}>
      <Suspense>{EventDetails && <EventDetails {...props} />}</Suspense>
    </div>
  );
}
