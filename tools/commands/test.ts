import { allChecks } from '../checks/allChecks.ts';
import { runChecks } from '../checks/runChecks.ts';

const names = process.argv.slice(2);
const unknown = names.filter((name) => !allChecks.some((check) => check.name === name));
if (unknown.length > 0) {
  console.error(
    `No such step: ${unknown.join(', ')}. There are ${allChecks.map((check) => check.name).join(', ')}.`,
  );
  process.exit(1);
}
// `npm test -- lint types` runs only these steps.
const chosen = names.length > 0 ? allChecks.filter((check) => names.includes(check.name)) : allChecks;
process.exitCode = (await runChecks(chosen)) ? 0 : 1;
