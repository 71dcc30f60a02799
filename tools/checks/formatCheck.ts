import { runCommand } from '../workspace/runCommand.ts';
import type { Check } from './check.ts';
import { outcomeOf } from './check.ts';

export const formatCheck: Check = {
  name: 'format',
  isLight: true,
  run: async () =>
    outcomeOf(
      await runCommand('prettier', [
        '--check',
        '.',
        '--log-level=warn',
        '--cache',
        '--cache-strategy=content',
        '--cache-location=.foyer/cache/prettier',
      ]),
    ),
};
