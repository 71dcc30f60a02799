import { sql } from 'kysely';
import { isOff, type EventStatus } from '@foyer/contract';
import { useTestDatabase } from '../../testing/useTestServer.ts';

const test = useTestDatabase();
const statuses: EventStatus[] = ['Upcoming', 'Postponed', 'Rescheduled', 'Cancelled'];

describe('an event that is off', () => {
  it.each(statuses)('while it is %s is so in a query if it is so in an answer [C3.10a-d]', async (status) => {
    const { rows } = await sql<{ isEventOff: boolean }>`
      select event_is_off(jsonb_populate_record(null::event, ${{ status }}::jsonb)) as "isEventOff"`.execute(
      test.database.query,
    );
    expect(rows).toEqual([{ isEventOff: isOff({ status }) }]);
  });
});
