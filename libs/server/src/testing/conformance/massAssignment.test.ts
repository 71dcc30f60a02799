import { extraFieldChecks } from '@foyer/conformance';
import { rowsOf, conformanceRun } from './conformanceRun.ts';

jest.setTimeout(120_000);

const { conforms } = conformanceRun('BI-02');

describe('a request with a field that is not its own [BI-02]', () => {
  it.each(rowsOf(extraFieldChecks))('%s', conforms);
});
