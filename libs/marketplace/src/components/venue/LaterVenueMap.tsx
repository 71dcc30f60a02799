import { Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { whenIdle } from '@foyer/util';
import type { VenueMapProps } from './VenueMap.tsx';

/** Before it is seen; nobody scrolls much faster. */
const lookAhead = '200px';

/** Calls once the page is there and an element comes near what is seen. */
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
 * The map of a venue, once it comes near what is seen: nothing of it is loaded before [I7.30]. Where it cannot be had the
 * page goes on without, as the address stands above.
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
