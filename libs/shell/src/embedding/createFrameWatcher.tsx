import { listenFrameEvents } from '@foyer/api-client';
import { useRedeemExchangeCodeMutation } from '@foyer/api-client/identity';
import { useEffect, useRef } from 'react';
import { createFrameBridge } from './frameBridge.ts';
import { ownParentOrigin } from './ownParentOrigin.ts';
import { invalidIframeOrigin } from './parentOrigin.ts';
import { useFrameSize } from './useFrameSize.ts';

/** Passes the events of pages to the host page [C3.37, I4.24]. */
export function useFrameEvents(): void {
  useEffect(() => listenFrameEvents(createFrameBridge(window, ownParentOrigin()).post), []);
}

/**
 * Exchanges the code of a frame for a session, kept in memory. An invalid code has no effect; the frame asks for a
 * log-in when needed [I6.09].
 * @param hostOrigin origin of the host page, as the browser reports it
 */
export function useExchangeCode(code: string | undefined, hostOrigin: string): void {
  const [redeem] = useRedeemExchangeCodeMutation();
  const wasTaken = useRef(false);
  useEffect(() => {
    if (code === undefined || hostOrigin === invalidIframeOrigin || wasTaken.current) return;
    wasTaken.current = true;
    void redeem({ exchangeCode: code, hostOrigin });
  }, [code, hostOrigin, redeem]);
}

/** Reports the frame's height to the host page [I4.24]. */
function FrameSize() {
  useFrameSize();
  return null;
}

/** Creates the watcher of a frame that may have been opened with a session code [I6.09, I4.24]. */
export const createFrameWatcher = (code: string | undefined) =>
  function FrameWatcher() {
    useExchangeCode(code, ownParentOrigin());
    useFrameEvents();
    return <FrameSize />;
  };
