import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  useCloseConferenceMediaMutation,
  useOpenConferenceMediaMutation,
  useRestartConferenceMediaMutation,
} from '@foyer/api-client/streaming';
import { createStageConnection, type StageLink } from '../../model/stage/createStageConnection.ts';

interface StageConnection {
  eventId: string;
  way: 'publish' | 'watch';
  /** Nothing is connected while it is false. */
  isOn: boolean;
  /** What is sent. */
  stream?: MediaStream | undefined;
  /** How many pictures are received at most. */
  pictures?: number;
}

/** Connects with the stage while it is on. */
export function useStageConnection({ eventId, way, isOn, stream, pictures = 1 }: StageConnection) {
  const [open] = useOpenConferenceMediaMutation();
  const [restart] = useRestartConferenceMediaMutation();
  const [close] = useCloseConferenceMediaMutation();
  const [link, setLink] = useState<StageLink>('connecting');
  const [received, setReceived] = useState<readonly MediaStream[]>([]);
  const current = useRef<ReturnType<typeof createStageConnection>>(undefined);
  const start = useEffectEvent(() =>
    createStageConnection({
      sent: way === 'publish' ? stream : undefined,
      pictures,
      onLink: setLink,
      onReceived: setReceived,
      calls: {
        open: (offer) => open({ eventId, way, offer }).unwrap(),
        restart: async (mediaId, fragment) => (await restart({ mediaId, fragment }).unwrap()).fragment,
        close: (mediaId) => void close({ mediaId }),
      },
    }),
  );
  const isConnected = isOn && (way === 'watch' || stream !== undefined);
  useEffect(() => {
    if (!isConnected) return undefined;
    const connection = start();
    current.current = connection;
    return () => connection.stop();
  }, [isConnected, eventId]);
  useEffect(() => {
    if (stream) current.current?.send(stream);
  }, [stream]);
  return { link, received, retry: (): void => current.current?.retry() };
}
