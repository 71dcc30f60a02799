import { SerialisedAnswer } from '../../../platform/http/serialisedAnswer.ts';
import { AnswerCache } from './answerCache.ts';

describe('answers that are kept for a while', () => {
  const build = (maxSize?: number) => {
    let now = 0;
    let made = 0;
    const cache = new AnswerCache({ clock: () => new Date(now), ...(maxSize ? { maxSize } : {}) });
    const make = async () => new SerialisedAnswer(200, `answer ${(made += 1)}`);
    return { cache, make, made: () => made, pass: (ms: number) => (now += ms) };
  };

  it('are made once for 500 equal questions at the same time [LD-02]', async () => {
    const { cache, make, made } = build();
    const answers = await Promise.all(Array.from({ length: 500 }, () => cache.read('list', 5000, make)));
    expect(made()).toBe(1);
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['answer 1']));
  });

  it('are made again when their time is over, or when the clock was turned back', async () => {
    const { cache, make, pass } = build();
    await cache.read('list', 5000, make);
    pass(4999);
    expect((await cache.read('list', 5000, make)).body).toBe('answer 1');
    pass(1);
    expect((await cache.read('list', 5000, make)).body).toBe('answer 2');
    pass(-60_000);
    expect((await cache.read('list', 5000, make)).body).toBe('answer 3');
  });

  it('forget failures, and the oldest when there is no room', async () => {
    const { cache, make, made } = build(20);
    await expect(cache.read('a', 5000, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    for (const key of ['a', 'b', 'c']) await cache.read(key, 5000, make);
    await cache.read('c', 5000, make);
    expect(made()).toBe(3);
    await cache.read('a', 5000, make);
    expect(made()).toBe(4);
  });
});
