import { localesCheck } from '../checks/localesCheck.ts';
import { runChecks } from '../checks/runChecks.ts';

// npm run locales: what is missing, left over, untranslated, or does not fit together in the texts
process.exitCode = (await runChecks([localesCheck])) ? 0 : 1;
