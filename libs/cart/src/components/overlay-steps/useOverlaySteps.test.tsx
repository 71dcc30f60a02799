import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { useOverlaySteps } from './useOverlaySteps.ts';

/** Renders the hook on the second page of a history, whose entry has a state. */
function show(state?: unknown) {
  const here = { pathname: '/page', search: '?q=1', hash: '#a', state };
  const { result } = renderHook(
    () => ({ steps: useOverlaySteps('overlay'), navigate: useNavigate(), location: useLocation() }),
    {
      wrapper: ({ children }) => <MemoryRouter initialEntries={['/before', here]}>{children}</MemoryRouter>,
    },
  );
  return {
    goTo: (...depths: number[]) =>
      act(() => {
        const { steps } = result.current;
        depths.forEach((depth) => steps.goTo(depth));
      }),
    back: () => act(() => void result.current.navigate(-1)),
    place: () => {
      const { steps, location } = result.current;
      return `${location.pathname}${location.search}${location.hash} ${steps.depth}`;
    },
  };
}

describe('useOverlaySteps', () => {
  it('opens overlays at the same address, and the back button closes the uppermost [C4.26]', () => {
    const { goTo, back, place } = show();
    goTo(1);
    goTo(2);
    expect(place()).toBe('/page?q=1#a 2');
    back();
    expect(place()).toBe('/page?q=1#a 1');
    back();
    expect(place()).toBe('/page?q=1#a 0');
    back();
    expect(place()).toBe('/before 0');
  });

  it('closes all at once, and only those', () => {
    const { goTo, back, place } = show();
    goTo(1);
    goTo(2);
    goTo(0);
    expect(place()).toBe('/page?q=1#a 0');
    back();
    expect(place()).toBe('/before 0');
  });

  it('takes two presses for one', () => {
    const { goTo, back, place } = show();
    goTo(1, 1);
    back();
    expect(place()).toBe('/page?q=1#a 0');
    goTo(1);
    goTo(0, 0);
    expect(place()).toBe('/page?q=1#a 0');
  });

  it.each([[undefined], ['text'], [{ overlay: true }], [{ other: 1 }]])(
    'has none open in a state of another kind: %j',
    (state) => expect(show(state).place()).toBe('/page?q=1#a 0'),
  );
});
