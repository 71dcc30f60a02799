import { injectionChecks } from '@foyer/conformance';
import { takeSample } from '@foyer/util/sampling';
import { tirelessServer } from './conformanceWorld.ts';
import { rowsOf, conformanceRun } from './conformanceRun.ts';

jest.setTimeout(300_000);

const { conforms } = conformanceRun('BI-06', {}, tirelessServer);

const count = Math.ceil(injectionChecks.length / 2);

describe('a request with SQL in one parameter [BI-06]', () => {
  it.each(rowsOf(takeSample(injectionChecks, { label: 'injection', count })))('%s', conforms);
});
