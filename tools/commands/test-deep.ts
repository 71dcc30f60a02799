// `npm run test:deep`: like `npm test`, with every sweep complete; `npm run test:deep -- server` runs one step.
import { env } from 'node:process';

env['FOYER_TEST_DEPTH'] = 'deep';
await import('./test.ts');
