import { createRequestWait, inRequest, outsideRequests, requestWait } from './requestWait.ts';

describe('the wait of a request', () => {
  let nowMs: number;
  const create = () => createRequestWait(() => nowMs);
  beforeEach(() => (nowMs = 1_000));

  it('adds up its waits, and counts two at the same time once [CR-04]', () => {
    const wait = create();
    const [endFirst, endSecond] = [wait.start(), wait.start()];
    nowMs += 10;
    endFirst();
    nowMs += 10;
    expect(wait.waitedMs()).toBe(20);
    endSecond();
    nowMs += 5_000;
    const endThird = wait.start();
    nowMs += 3;
    endThird();
    expect(wait.waitedMs()).toBe(23);
  });

  it('is not that of what goes on after the answer', () => {
    const wait = create();
    wait.start();
    nowMs += 5_000;
    wait.end();
    expect(wait.waitedMs()).toBe(0);
  });

  it('is not that of work outside the request', () => {
    const wait = create();
    expect(inRequest(wait, () => outsideRequests(requestWait))).toBeUndefined();
    expect(inRequest(wait, requestWait)).toBe(wait);
  });
});
