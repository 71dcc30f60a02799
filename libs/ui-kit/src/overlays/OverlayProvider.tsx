import {
  createContext,
  Suspense,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { createOverlays, type Overlays } from './createOverlays.tsx';
import { LeaveContext } from '../actions/leaveContext.ts';
import { MessageRegion } from './MessageRegion.tsx';
import { createOverlayStack, type OverlayStack } from './overlayStack.ts';

const OverlaysContext = createContext<Overlays | undefined>(undefined);

/** Returns the overlays of the app; requires an `OverlayProvider`. */
export function useOverlays(): Overlays {
  const overlays = useContext(OverlaysContext);
  if (!overlays) throw new Error('useOverlays needs an OverlayProvider above');
  return overlays;
}

const leaveMs = 300;

export interface OverlayProviderProps {
  /** Key of the current route; overlays close when it changes, unless kept [I4.22]. */
  locationKey: string;
  children: ReactNode;
}

/** Hosts the overlays, toasts and error banner of an app. */
export function OverlayProvider({ locationKey, children }: OverlayProviderProps) {
  const [stack] = useState(() => createOverlayStack(leaveMs));
  const overlays = useMemo(() => createOverlays(stack), [stack]);
  const shownKey = useRef(locationKey);
  useEffect(() => {
    if (shownKey.current === locationKey) return;
    shownKey.current = locationKey;
    stack.routeChanged();
  }, [locationKey, stack]);
  return (
    <OverlaysContext value={overlays}>
      <LeaveContext value={overlays}>
        {children}
        <OverlayHost stack={stack} />
      </LeaveContext>
    </OverlaysContext>
  );
}

function OverlayHost({ stack }: { stack: OverlayStack }) {
  const entries = useSyncExternalStore(stack.subscribe, stack.entries);
  return (
    <>
      {entries.map((entry) =>
        entry.kind === 'overlay' ? (
          <Suspense key={entry.id} fallback={null}>
            {entry.render({ open: entry.open, close: () => stack.close(entry.id, 'user') })}
          </Suspense>
        ) : null,
      )}
      <MessageRegion stack={stack} entries={entries} />
    </>
  );
}
