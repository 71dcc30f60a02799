import { failure } from '../../../platform/http/answers/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { holdOrLetGo } from './holdOrLetGo.ts';

it.each([
  ['lets go what is refused', failure('notEnoughContiguousSeats'), ['letGo']],
  ['tries again later what broke', new Error('connection ended'), []],
])('%s', async (_what, error, expected) => {
  const done: string[] = [];
  const log = { error: () => undefined } as unknown as Platform['log'];
  await holdOrLetGo(
    { log },
    {},
    {
      hold: () => Promise.reject(error),
      letGo: async () => void done.push('letGo'),
    },
  );
  expect(done).toEqual(expected);
});
