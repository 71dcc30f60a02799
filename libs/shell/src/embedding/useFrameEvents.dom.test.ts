import { renderHook } from '@testing-library/react';
import { postFrameEvent } from '@foyer/api-client';
import { useFrameEvents } from './createFrameWatcher.tsx';

const event = { type: 'myPriceSeatsPicked', offerId: 'o1', code: 'myPricePickSeatsExpiredTime' } as const;

describe('useFrameEvents', () => {
  afterEach(() => jest.restoreAllMocks());

  it('passes what a page tells the host page to its exact origin, while the frame is shown [C3.37f, C3.37i]', () => {
    const post = jest.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
    jest.spyOn(document, 'referrer', 'get').mockReturnValue('https://partner.example/shows');
    const { unmount } = renderHook(useFrameEvents);
    postFrameEvent(event);
    unmount();
    postFrameEvent(event);
    expect(post.mock.calls).toEqual([[{ foyer: 1, ...event }, 'https://partner.example']]);
  });

  it('tells nothing to a host page of unknown origin [I4.24]', () => {
    const post = jest.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
    renderHook(useFrameEvents);
    postFrameEvent(event);
    expect(post).not.toHaveBeenCalled();
  });
});
