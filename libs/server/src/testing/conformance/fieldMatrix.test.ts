import { fieldChecks } from '@foyer/conformance';
import { rowsOf, conformanceRun } from './conformanceRun.ts';

const { conforms } = conformanceRun('AZ-03');

describe('the field matrix [AZ-03]', () => {
  it.each(rowsOf(fieldChecks))('%s', conforms);
});
