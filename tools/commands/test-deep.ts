// `npm run test:deep`: as `npm test`, with every sweep whole; `npm run test:deep -- server` runs one step.
import { env } from 'node:process';

env['FOYER_TEST_DEPTH'] = 'deep';
await import('./test.ts');
