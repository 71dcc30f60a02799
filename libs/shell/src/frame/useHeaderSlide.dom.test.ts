import { act, renderHook } from '@testing-library/react';
import { useHeaderSlide } from './useHeaderSlide.ts';

function scrollTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
  window.dispatchEvent(new Event('scroll'));
}
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('useHeaderSlide', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 });
  });
  afterEach(() => jest.useRealTimers());

  it('leaves on the way down and comes back on the way up [I2.22]', () => {
    const { result } = renderHook(useHeaderSlide);
    scrollTo(600);
    pass(100);
    expect(result.current).toBe(true);
    scrollTo(500);
    pass(100);
    expect(result.current).toBe(false);
  });

  it('stands near the top, whichever way one goes [I2.22]', () => {
    const { result } = renderHook(useHeaderSlide);
    scrollTo(100);
    pass(100);
    expect(result.current).toBe(false);
  });

  it('looks every 100 ms, and only at where one is by then [I9.03]', () => {
    const { result } = renderHook(useHeaderSlide);
    scrollTo(600);
    pass(99);
    expect(result.current).toBe(false);
    scrollTo(90);
    pass(1);
    expect(result.current).toBe(false);
    scrollTo(700);
    pass(100);
    expect(result.current).toBe(true);
  });
});
