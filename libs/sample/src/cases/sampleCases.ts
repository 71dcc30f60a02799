import type { SampleCase } from '@foyer/catalogue';
import { handOverCases } from './handOverCases.ts';
import { organiserCases } from './organiserCases.ts';
import { otherCases } from './otherCases.ts';
import { promoterCases } from './promoterCases.ts';
import { requestCases } from './requestCases.ts';
import { saleCases } from './saleCases.ts';

/** Situations of a sale and what shows each of them, in the order of the sandbox's list. */
export const sampleCases: readonly SampleCase[] = [
  ...saleCases,
  ...requestCases,
  ...handOverCases,
  ...promoterCases,
  ...organiserCases,
  ...otherCases,
];
