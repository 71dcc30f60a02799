import { runCommand } from '../workspace/runCommand.ts';

const { code } = await runCommand(
  'storybook',
  ['dev', '--port', process.env.PORT || '4400', '--no-open', '--disable-telemetry'],
  {
    isShown: true,
    env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
  },
);
process.exitCode = code;
