import { useEffect } from 'react';
import { createFrameBridge } from './frameBridge.ts';
import { ownParentOrigin } from './ownParentOrigin.ts';

/** Until the page around says how much of it can be seen. */
const usualViewport = 720;
/** Less would hide a dialog. */
const leastHeight = 480;

/** As high as the content, and never higher than what can be seen of the page around: then the frame scrolls inside. */
export const frameHeight = (content: number, viewport: number): number =>
  Math.round(Math.max(leastHeight, Math.min(content, viewport)));

/** Tells the page around how high the frame wants to be, whenever that changes [I4.24]. */
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
