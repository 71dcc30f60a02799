import { objectChecks } from '@foyer/conformance';
import { rowsOf, conformanceRun } from './conformanceRun.ts';

const { conforms } = conformanceRun('AZ-02');

describe('the object matrix [AZ-02, C6.13]', () => {
  it.each(rowsOf(objectChecks))('%s', conforms);
});
