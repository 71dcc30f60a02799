/** @jest-environment jest-fixed-jsdom */
import { whenIdle } from './whenIdle.ts';

describe('whenIdle', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['requestIdleCallback', 'cancelIdleCallback'] }));
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    Object.assign(globalThis, { requestIdleCallback: undefined, cancelIdleCallback: undefined });
  });
  const loading = () => jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const idle = () => {
    const [requestIdleCallback, cancelIdleCallback] = [jest.fn(() => 7), jest.fn()];
    Object.assign(globalThis, { requestIdleCallback, cancelIdleCallback });
    return { requestIdleCallback, cancelIdleCallback };
  };

  it('asks the browser where it can tell', () => {
    const { requestIdleCallback, cancelIdleCallback } = idle();
    const run = jest.fn();
    whenIdle(run)();
    expect(requestIdleCallback).toHaveBeenCalledWith(run);
    expect(cancelIdleCallback).toHaveBeenCalledWith(7);
  });

  it('waits a moment where it cannot, and can be called off', () => {
    Object.assign(globalThis, { requestIdleCallback: undefined });
    const [runs, never] = [jest.fn(), jest.fn()];
    whenIdle(runs);
    whenIdle(never)();
    jest.runAllTimers();
    expect(runs).toHaveBeenCalledTimes(1);
    expect(never).not.toHaveBeenCalled();
  });

  it('leaves the time before the page is loaded to the page', () => {
    loading();
    const { requestIdleCallback, cancelIdleCallback } = idle();
    const run = jest.fn();
    const stop = whenIdle(run);
    expect(requestIdleCallback).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    jest.runAllTimers();
    expect(requestIdleCallback.mock.calls).toEqual([[run]]);
    stop();
    expect(cancelIdleCallback).toHaveBeenCalledWith(7);
  });

  it('does not wait for ever for a picture that never comes, and can be called off before', () => {
    loading();
    const { requestIdleCallback } = idle();
    whenIdle(jest.fn())();
    jest.runAllTimers();
    window.dispatchEvent(new Event('load'));
    expect(requestIdleCallback).not.toHaveBeenCalled();
    whenIdle(jest.fn());
    jest.runAllTimers();
    expect(requestIdleCallback).toHaveBeenCalledTimes(1);
  });
});
