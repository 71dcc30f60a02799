import { createServerClock } from './serverClock.ts';

describe('createServerClock', () => {
  const at = (ms: number) => new Date(ms).toISOString();

  it('follows the server where the device is an hour wrong [C4.04]', () => {
    const clock = createServerClock(() => 3_600_000 + 1_000);
    clock.observe(at(1_000), 3_600_900, 3_601_000);
    expect(clock.now()).toBe(1_050);
  });

  it('trusts the quicker answer, until it is old', () => {
    let device = 10_000;
    const clock = createServerClock(() => device);
    clock.observe(at(20_000), 10_000, 10_000);
    clock.observe(at(90_000), 10_000, 14_000);
    expect(clock.now()).toBe(20_000);
    device = 10_000 + 11 * 60_000;
    clock.observe(at(50_000), device - 4_000, device);
    expect(clock.now()).toBe(52_000);
  });

  it('ignores what is not a time', () => {
    const clock = createServerClock(() => 5);
    clock.observe('soon', 1, 2);
    expect(clock.now()).toBe(5);
  });
});
