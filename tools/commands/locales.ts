import { localesCheck } from '../checks/localesCheck.ts';
import { runChecks } from '../checks/runChecks.ts';

// npm run locales: finds missing, redundant, untranslated and inconsistent texts.
process.exitCode = (await runChecks([localesCheck])) ? 0 : 1;
