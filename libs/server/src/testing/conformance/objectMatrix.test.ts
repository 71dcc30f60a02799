import { objectChecks, rightChecks } from '@foyer/conformance';
import { rowsOf, conformanceRun } from './conformanceRun.ts';

const { conforms } = conformanceRun('AZ-02');

describe('the object matrix [AZ-02, C6.13]', () => {
  it.each(rowsOf(objectChecks))('%s', conforms);
});

describe('the rights of organisations and promoters [AZ-02]', () => {
  it.each(rowsOf(rightChecks))('%s', conforms);
});
