import { siteChecks } from '@foyer/conformance';
import { rowsOf, conformanceRun } from './conformanceRun.ts';

const { conforms } = conformanceRun('AZ-04');

describe("an organisation's site [AZ-04]", () => {
  it.each(rowsOf(siteChecks))('%s', conforms);
});
