import { act } from '@testing-library/react';

const origin = 'http://pay.foyer.test';

/** Sends a message as the gateway page in a frame, since jsdom loads no frames. */
export function sayFromGateway(frame: HTMLElement, message: Record<string, unknown>, from = origin): void {
  const source = (frame as HTMLIFrameElement).contentWindow;
  act(() => {
    window.dispatchEvent(
      new MessageEvent('message', { origin: from, source, data: { version: 1, ...message } }),
    );
  });
}
