import { watchEmbedded } from './watchEmbedded.ts';

describe('the watch over the embedded database', () => {
  it('says once why a restart fails, and tries less and less often', async () => {
    const lines: string[] = [];
    const pauses: number[] = [];
    let tries = 0;
    let isRunning = false;
    let succeeded: () => void;
    const success = new Promise<void>((resolve) => (succeeded = resolve));
    const end = watchEmbedded({
      isRunning: async () => isRunning,
      restart: async () => {
        tries += 1;
        if (tries <= 8) throw new Error(`It did not start.\n12:00:0${tries} disk full`);
        isRunning = true;
        succeeded();
      },
      say: (line) => void lines.push(line),
      pause: async (ms) => void pauses.push(ms),
    });
    await success;
    await end();
    expect(lines).toEqual([
      'The embedded database ended; it is started again …',
      'It did not start.\n12:00:01 disk full',
      'The embedded database runs again.',
    ]);
    expect(pauses.slice(0, 8).map((ms) => ms / 1000)).toEqual([1, 2, 4, 8, 16, 30, 30, 30]);
  });
});
