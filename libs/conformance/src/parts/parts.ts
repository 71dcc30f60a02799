import type { ConformanceCheck } from '../suite/check.ts';
import { inputChecks } from './brokenInput.ts';
import { fieldChecks } from './fieldMatrix.ts';
import { answeredChecks, passingChecks, refusedChecks } from './functionMatrix.ts';
import { injectionChecks } from './injection.ts';
import { extraFieldChecks } from './massAssignment.ts';
import { objectChecks } from './objectMatrix.ts';
import { rightChecks } from './rightMatrix.ts';
import { siteChecks } from './siteMatrix.ts';

/** Parts of the suite by name. */
export const parts = {
  functions: [...answeredChecks, ...passingChecks, ...refusedChecks],
  objects: objectChecks,
  rights: rightChecks,
  sites: siteChecks,
  fields: fieldChecks,
  input: inputChecks,
  'extra-fields': extraFieldChecks,
  injection: injectionChecks,
} satisfies Record<string, ConformanceCheck[]>;

export type PartName = keyof typeof parts;
export const partNames = Object.keys(parts) as PartName[];
