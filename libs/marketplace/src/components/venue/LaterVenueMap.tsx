import { Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { whenIdle } from '@foyer/util';
import type { VenueMapProps } from './VenueMap.tsx';

/** Distance from the viewport at which loading starts. */
const lookAhead = '200px';

/** Runs a callback once the browser is idle and the element comes near the viewport. */
function whenNear(element: Element, run: () => void): () => void {
  let stop = (): void => undefined;
  const cancel = whenIdle(() => {
    if (typeof IntersectionObserver === 'undefined') return run();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        run();
      },
      { rootMargin: lookAhead },
    );
    observer.observe(element);
    stop = () => observer.disconnect();
  });
  return () => {
    cancel();
    stop();
  };
}

/**
 * Venue map that loads only near the viewport [I7.30]. If loading fails the page renders without it, since the address
 * is shown above.
 */
export function LaterVenueMap(props: VenueMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const [VenueMap, setVenueMap] = useState<ComponentType<VenueMapProps>>();
  useEffect(
    () =>
      whenNear(
        box.current!,
        () =>
          void import('./VenueMap.tsx').then(
            (loaded) => setVenueMap(() => loaded.VenueMap),
            () => undefined,
          ),
      ),
    [],
  );
  return (
    <div ref={box} css={{ minHeight: 440 }}>
      <Suspense fallback={null}>{VenueMap && <VenueMap {...props} />}</Suspense>
    </div>
  );
}
