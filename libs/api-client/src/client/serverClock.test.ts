import { createServerClock } from './serverClock.ts';

describe('createServerClock', () => {
  const at = (ms: number) => new Date(ms).toISOString();

  it('follows the server where the device is an hour wrong', () => {
    const clock = createServerClock(() => 3_600_000 + 1_000);
    clock.observe(at(1_000), 3_600_900, 3_601_000);
    expect(clock.now()).toBe(1_050);
  });

  it('trusts the quicker answer, until it is old', () => {
    let device = 10_000;
    const clock = createServerClock(() => device);
    clock.observe(at(20_000), 10_000, 10_000);
    clock.observe(at(21_000), 10_000, 14_000);
    expect(clock.now()).toBe(20_000);
    device = 10_000 + 11 * 60_000;
    clock.observe(at(50_000), device - 4_000, device);
    expect(clock.now()).toBe(52_000);
  });

  const minute = 60_000;
  it.each([5 * minute, -5 * minute])(
    'takes a slower answer that the estimate contradicts: the device clock was set by %d ms [CL-07]',
    (jump) => {
      let device = 100_000_000;
      const clock = createServerClock(() => device);
      const corrected = jest.fn<void, []>();
      clock.subscribe(corrected);
      clock.observe(at(device), device, device + 40);
      expect(corrected).not.toHaveBeenCalled();
      const before = clock.reading();
      device += jump;
      clock.observe(at(100_020_000), device + 20_000, device + 20_900);
      device += 20_900;
      expect(Math.abs(clock.now() - 100_020_900)).toBeLessThanOrEqual(450);
      expect(corrected).toHaveBeenCalledTimes(1);
      expect(clock.reading()).not.toBe(before);
      expect(clock.reading()()).toBe(clock.now());
    },
  );

  describe('with answers that caches may have kept for ten seconds', () => {
    const kept = 10_000;
    const corrected = jest.fn<void, []>();
    let clock: ReturnType<typeof createServerClock>;
    beforeEach(() => {
      clock = createServerClock(() => 1_000_000);
      corrected.mockClear();
      clock.observe(at(1_000_000), 999_900, 1_000_000);
      clock.subscribe(corrected);
    });

    it('stays where it is: an old answer is quick, and no proof', () => {
      clock.observe(at(992_000), 999_999, 1_000_000, kept);
      expect(clock.now()).toBe(1_000_050);
      expect(corrected).not.toHaveBeenCalled();
    });

    it.each([1_030_000, 970_000])('is corrected by one that it cannot be right with: at %d', (server) => {
      clock.observe(at(server), 1_000_000, 1_000_000, kept);
      expect(clock.now()).toBe(server);
      expect(corrected).toHaveBeenCalledTimes(1);
      // The next answer is fresh, and slower.
      clock.observe(at(server + 500), 999_400, 1_000_000);
      expect(clock.now()).toBe(server + 800);
    });
  });

  it('tells of a correction no longer than it is asked to', () => {
    const clock = createServerClock(() => 5 * minute);
    const corrected = jest.fn<void, []>();
    clock.subscribe(corrected)();
    clock.observe(at(0), 5 * minute, 5 * minute);
    expect(clock.now()).toBe(0);
    expect(corrected).not.toHaveBeenCalled();
  });

  const hour = 3_600_000;
  it.each([hour, -hour, 24 * hour, -24 * hour])(
    'is right on a device that is %d ms wrong, and stays right when it is set by as much during the visit [CL-07]',
    (wrong) => {
      const start = Date.UTC(2026, 10, 1, 5, 30);
      let device = start + wrong;
      const clock = createServerClock(() => device);
      clock.observe(at(start), device, device + 100);
      device += 100;
      expect(Math.abs(clock.now() - start - 100)).toBeLessThanOrEqual(50);
      // The device clock jumps during the visit; the next answer is slower than the first.
      device += wrong;
      clock.observe(at(start + 5_000), device, device + 300);
      device += 300;
      expect(Math.abs(clock.now() - start - 5_300)).toBeLessThanOrEqual(150);
    },
  );

  it('ignores time zones: neither the end of summer time nor a journey changes it [CL-07]', () => {
    // One hour before and one hour after the end of daylight saving in New York.
    const [before, after] = [Date.UTC(2026, 10, 1, 5), Date.UTC(2026, 10, 1, 7)];
    let device = before;
    const clock = createServerClock(() => device);
    clock.observe('2026-11-01T01:00:00-04:00', device, device);
    expect(clock.now()).toBe(before);
    device = after;
    expect(clock.now()).toBe(after);
    clock.observe('2026-11-01T16:00:00+09:00', device, device);
    expect(clock.now()).toBe(after);
  });

  it('ignores what is not a time', () => {
    const clock = createServerClock(() => 5);
    clock.observe('soon', 1, 2);
    expect(clock.now()).toBe(5);
  });
});
