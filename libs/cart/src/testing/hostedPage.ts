import { act } from '@testing-library/react';

const origin = 'http://pay.foyer.test';

/** Speaks for the page of the gateway in a frame, as jsdom loads none. */
export function sayFromGateway(frame: HTMLElement, message: Record<string, unknown>, from = origin): void {
  const source = (frame as HTMLIFrameElement).contentWindow;
  act(() => {
    window.dispatchEvent(
      new MessageEvent('message', { origin: from, source, data: { version: 1, ...message } }),
    );
  });
}
