import { createRequestTime } from './requestTime.ts';

describe('the time of a request', () => {
  let nowMs: number;
  const create = () => createRequestTime(() => nowMs);
  beforeEach(() => (nowMs = 1_000));

  it('runs while there is a connection, counts two at once once, and stands still in between [CR-04]', () => {
    const time = create();
    const [endFirst, endSecond] = [time.run(), time.run()];
    nowMs += 10;
    endFirst();
    nowMs += 10;
    expect(time.usedMs()).toBe(20);
    endSecond();
    nowMs += 5_000;
    const endThird = time.run();
    nowMs += 3;
    endThird();
    expect(time.usedMs()).toBe(23);
  });

  it('is not that of what goes on after the answer', () => {
    const time = create();
    time.run();
    nowMs += 5_000;
    time.end();
    expect(time.usedMs()).toBe(0);
  });
});
