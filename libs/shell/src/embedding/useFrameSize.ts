import { useEffect } from 'react';
import { createFrameBridge } from './frameBridge.ts';
import { ownParentOrigin } from './ownParentOrigin.ts';

/** Default height until the host page reports its viewport. */
const usualViewport = 720;
/** Minimum height, so that dialogs fit. */
const leastHeight = 480;

/** Height of the content, at most the visible height of the host page; beyond that the frame scrolls. */
export const frameHeight = (content: number, viewport: number): number =>
  Math.round(Math.max(leastHeight, Math.min(content, viewport)));

/** Reports the frame's height to the host page on every change [I4.24]. */
export function useFrameSize(): void {
  useEffect(() => {
    const root = document.getElementById('root');
    if (!root) return undefined;
    const bridge = createFrameBridge(window, ownParentOrigin());
    let viewport = usualViewport;
    let told = 0;
    const tell = (): void => {
      const height = frameHeight(root.scrollHeight, viewport);
      if (height === told) return;
      told = height;
      bridge.post({ foyer: 1, type: 'resize', height });
    };
    const stop = bridge.listen((message) => {
      if (message.type !== 'viewport') return;
      viewport = message.height;
      tell();
    });
    const observer = new ResizeObserver(tell);
    observer.observe(root);
    bridge.post({ foyer: 1, type: 'ready' });
    tell();
    return () => {
      stop();
      observer.disconnect();
    };
  }, []);
}
