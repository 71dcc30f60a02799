import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  useBeatPlaybackMutation,
  useCheckInToStreamMutation,
  useInitializePlaybackMutation,
  useLeavePlaybackMutation,
  useTakeOverPlaybackMutation,
} from '@foyer/api-client/streaming';
import { createSafeStorage, tabStorage } from '@foyer/util';
import { createPlaybackSession, type Viewing } from '../../model/createPlaybackSession.ts';

const storage = createSafeStorage(tabStorage);

/** Holds a playback session of an item while mounted, and notes the first picture that was seen [C7.12, C4.14]. */
export function useViewing(inventoryItemId: string) {
  const [initialize] = useInitializePlaybackMutation();
  const [takeOver] = useTakeOverPlaybackMutation();
  const [beat] = useBeatPlaybackMutation();
  const [leave] = useLeavePlaybackMutation();
  const [checkIn] = useCheckInToStreamMutation();
  const [viewing, setViewing] = useState<Viewing>({ kind: 'beginning' });
  const current = useRef<ReturnType<typeof createPlaybackSession>>(undefined);
  const isPlaying = useRef(false);
  const height = useRef(0);
  const checkedIn = useRef<string>(undefined);
  const start = useEffectEvent(() =>
    createPlaybackSession({
      storage,
      isPlaying: () => isPlaying.current,
      onChange: setViewing,
      calls: {
        begin: (formerId) =>
          initialize({
            inventoryItemId,
            ...(formerId === undefined ? {} : { sessionId: formerId }),
          }).unwrap(),
        takeOver: () => takeOver({ inventoryItemId }).unwrap(),
        beat: (sessionId, playing) =>
          beat({
            sessionId,
            isPlaying: playing,
            ...(playing && height.current > 0 ? { height: height.current } : {}),
          }).unwrap(),
        leave: (sessionId) => void leave({ sessionId }),
      },
    }),
  );
  useEffect(() => {
    const session = start();
    current.current = session;
    return () => session.stop();
  }, [inventoryItemId]);

  const setPlaying = (playing: boolean): void => {
    isPlaying.current = playing;
    if (!playing || viewing.kind !== 'on') return;
    const { sessionId } = viewing.session;
    if (checkedIn.current !== undefined) return;
    checkedIn.current = sessionId;
    void checkIn({ inventoryItemId, sessionId }).then(({ error }) => {
      // Tried again with the next picture.
      if (error !== undefined) checkedIn.current = undefined;
    });
  };
  return {
    viewing,
    setPlaying,
    setHeight: useCallback((pixels: number): void => {
      height.current = pixels;
    }, []),
    begin: useCallback((): void => current.current?.begin(), []),
    takeOver: useCallback(async (): Promise<void> => current.current?.takeOver(), []),
    renew: useCallback((): Promise<string> => current.current!.renew(), []),
    address: useCallback((): string => current.current?.address() ?? '', []),
  };
}
