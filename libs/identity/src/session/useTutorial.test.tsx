import { act, renderHook } from '@testing-library/react';
import { clearBrowser } from './clearBrowser.ts';
import { useTutorial } from './useTutorial.ts';

const isShown = (name: Parameters<typeof useTutorial>[0] = 'transaction') =>
  renderHook(() => useTutorial(name)).result.current.isShown;

const dismissed = (): void => {
  const { result } = renderHook(() => useTutorial('transaction'));
  act(() => result.current.dismiss());
};

describe('a tutorial', () => {
  beforeEach(() => localStorage.clear());

  it('is shown until it is dismissed, and the others stay [I2.31]', () => {
    const { result } = renderHook(() => useTutorial('transaction'));
    expect(result.current.isShown).toBe(true);
    act(() => result.current.dismiss());
    expect(result.current.isShown).toBe(false);
    expect([isShown(), isShown('draw')]).toEqual([false, true]);
  });

  it('is shown again after logging out [I4.14, C2.26f]', () => {
    dismissed();
    clearBrowser();
    expect(isShown()).toBe(true);
  });

  it.each(['<html>', '7', 'null', '{"transaction":true}'])(
    'is shown where storage holds %s [CL-05]',
    (stored) => {
      localStorage.setItem('foyer-tutorials', stored);
      expect(isShown()).toBe(true);
      dismissed();
      expect(isShown()).toBe(false);
    },
  );
});
