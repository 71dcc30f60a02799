import type { FrameMessage } from '@foyer/contract/walls/frameMessage';
import { isFrameMessage } from '@foyer/contract/walls/frameMessage';
import { invalidIframeOrigin } from './parentOrigin.ts';

/** The one way between the widget's frame and the page around it. */
export interface FrameBridge {
  /** Says something to the page around, and to no other origin. */
  post(message: FrameMessage): void;
  /** Hears what the page around says; returns the way to stop. */
  listen(onMessage: (message: FrameMessage) => void): () => void;
}

/**
 * Only messages of the exact parent origin and of the parent window itself are heard, and only those of a known shape;
 * where the origin is not known nothing is said or heard [I4.24].
 */
export function createFrameBridge(own: Window, origin: string): FrameBridge {
  const isKnown = origin !== invalidIframeOrigin;
  return {
    post(message) {
      if (isKnown) own.parent.postMessage(message, origin);
    },
    listen(onMessage) {
      const hear = (event: MessageEvent): void => {
        if (!isKnown || event.origin !== origin || event.source !== own.parent) return;
        if (isFrameMessage(event.data)) onMessage(event.data);
      };
      own.addEventListener('message', hear);
      return () => own.removeEventListener('message', hear);
    },
  };
}
