import { type FrameMessage, isFrameMessage } from '@foyer/contract/walls/frameMessage';
import { invalidIframeOrigin } from './parentOrigin.ts';

/** Message channel between the widget's frame and the host page. */
export interface FrameBridge {
  /** Sends a message to the host page's origin only. */
  post(message: FrameMessage): void;
  /** Subscribes to messages of the host page; returns a function that unsubscribes. */
  listen(onMessage: (message: FrameMessage) => void): () => void;
}

/**
 * Accepts only messages of a known shape from the parent window and its exact origin; with an unknown origin it neither
 * sends nor receives [I4.24].
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
