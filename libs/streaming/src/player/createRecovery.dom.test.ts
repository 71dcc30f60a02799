import { createRecovery } from './createRecovery.ts';
import { backOffMs } from './backOff.ts';

const outage = { isFatal: true, status: 0 };

function start() {
  const calls = { restart: jest.fn(), renew: jest.fn(), onReconnecting: jest.fn() };
  return { ...calls, recovery: createRecovery({ ...calls, random: () => 0 }) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('waits', () => {
  it('grow from one second to thirty', () => {
    expect([0, 1, 2, 3, 4, 5, 50].map((attempt) => backOffMs(attempt, () => 0))).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
    ]);
  });

  it('spread the viewers of a show over half of each wait', () => {
    expect([0, 0.5, 1].map((chance) => backOffMs(5, () => chance))).toEqual([30_000, 22_500, 15_000]);
  });
});

describe('outage', () => {
  it('is tried again after growing waits, without an end', () => {
    const { recovery, restart } = start();
    for (const [index, wait] of [1_000, 2_000, 4_000].entries()) {
      recovery.failed(outage);
      jest.advanceTimersByTime(wait - 1);
      expect(restart).toHaveBeenCalledTimes(index);
      jest.advanceTimersByTime(1);
      expect(restart).toHaveBeenCalledTimes(index + 1);
    }
    recovery.stop();
  });

  it.each([true, false])('is tried again at once when the browser is online (fatal: %s)', (isFatal) => {
    const { recovery, restart } = start();
    recovery.failed({ isFatal });
    window.dispatchEvent(new Event('online'));
    expect(restart).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(60_000);
    expect(restart).toHaveBeenCalledTimes(1);
    recovery.stop();
  });

  it('is shown while the picture stands, until a fragment is there', () => {
    const { recovery, onReconnecting } = start();
    recovery.playing();
    recovery.failed({ isFatal: false });
    expect(onReconnecting).not.toHaveBeenCalled();
    recovery.stalled();
    expect(onReconnecting).toHaveBeenLastCalledWith(true);
    recovery.playing();
    expect(onReconnecting).toHaveBeenCalledTimes(1);
    recovery.fragmentBuffered();
    expect(onReconnecting).toHaveBeenLastCalledWith(false);
    recovery.stop();
  });

  it('starts with short waits again after one that is over', () => {
    const { recovery, restart } = start();
    recovery.failed(outage);
    jest.advanceTimersByTime(1_000);
    recovery.failed(outage);
    recovery.fragmentBuffered();
    jest.advanceTimersByTime(60_000);
    expect(restart).toHaveBeenCalledTimes(1);
    recovery.failed(outage);
    jest.advanceTimersByTime(1_000);
    expect(restart).toHaveBeenCalledTimes(2);
    recovery.stop();
  });

  it('is not tried again after the player has gone', () => {
    const { recovery, restart } = start();
    recovery.failed(outage);
    recovery.stop();
    window.dispatchEvent(new Event('online'));
    jest.advanceTimersByTime(60_000);
    expect(restart).not.toHaveBeenCalled();
  });
});

describe('refusal', () => {
  it.each([401, 403, 404, 410])('of %i asks for a new address once, and is not tried again', (status) => {
    const { recovery, restart, renew } = start();
    expect(recovery.failed({ isFatal: true, status })).toBe(true);
    expect(recovery.failed({ isFatal: true, status })).toBe(false);
    jest.advanceTimersByTime(60_000);
    expect(renew).toHaveBeenCalledTimes(1);
    expect(restart).not.toHaveBeenCalled();
    recovery.stop();
  });

  it('of one segment is left to the player', () => {
    const { recovery, renew, onReconnecting } = start();
    expect(recovery.failed({ isFatal: false, status: 404 })).toBe(true);
    recovery.stalled();
    expect(renew).not.toHaveBeenCalled();
    expect(onReconnecting).not.toHaveBeenCalled();
    recovery.stop();
  });

  it('may be renewed again once a fragment was loaded', () => {
    const { recovery, renew } = start();
    recovery.failed({ isFatal: true, status: 403 });
    recovery.fragmentBuffered();
    recovery.failed({ isFatal: true, status: 403 });
    expect(renew).toHaveBeenCalledTimes(2);
    recovery.stop();
  });
});
