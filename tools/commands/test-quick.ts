import { quickChecks } from '../checks/allChecks.ts';
import { runChecks } from '../checks/runChecks.ts';

process.exitCode = (await runChecks(quickChecks)) ? 0 : 1;
