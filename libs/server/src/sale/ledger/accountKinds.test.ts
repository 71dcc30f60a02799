import { sql } from 'kysely';
import { useTestDatabase } from '../../testing/useTestServer.ts';
import { chargeKinds, recipientKinds } from '../charge/charge.ts';
import { accountKinds, subjectKinds } from './accountKinds.ts';

const test = useTestDatabase();

/** Reads the values that the check of a column allows. */
async function allowedBy(constraint: string): Promise<string[]> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint where conname = ${constraint}`.execute(
    test.database.kysely,
  );
  return [...rows[0]!.definition.matchAll(/'(\w+)'/g)].map(([, value]) => value!);
}

describe('the lists of the ledger', () => {
  it.each([
    ['accounts', accountKinds, 'ledger_account_kind_check'],
    ['subjects', subjectKinds, 'ledger_transaction_subject_kind_check'],
    ['charges', chargeKinds, 'charge_kind_check'],
    ['recipients', recipientKinds, 'charge_recipient_kind_check'],
  ])('are the same in code and schema: kinds of %s [INV-05]', async (_name, kinds, constraint) => {
    expect((await allowedBy(constraint)).toSorted()).toEqual([...kinds].toSorted());
  });
});
