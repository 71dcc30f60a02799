import { useEffect } from 'react';
import { listenFrameEvents } from '@foyer/api-client';
import { createFrameBridge } from './frameBridge.ts';
import { ownParentOrigin } from './ownParentOrigin.ts';

/** Passes the events of pages to the host page [C3.37, I4.24]. */
export function useFrameEvents(): void {
  useEffect(() => listenFrameEvents(createFrameBridge(window, ownParentOrigin()).post), []);
}
