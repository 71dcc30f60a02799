import { whenIdle } from './whenIdle.ts';

describe('whenIdle', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['requestIdleCallback', 'cancelIdleCallback'] }));
  afterEach(() => {
    jest.useRealTimers();
    Object.assign(globalThis, { requestIdleCallback: undefined, cancelIdleCallback: undefined });
  });

  it('asks the browser where it can tell', () => {
    const [requestIdleCallback, cancelIdleCallback] = [jest.fn(() => 7), jest.fn()];
    Object.assign(globalThis, { requestIdleCallback, cancelIdleCallback });
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
});
