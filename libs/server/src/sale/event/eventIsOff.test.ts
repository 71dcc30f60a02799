import { sql } from 'kysely';
import { isOff, type EventStatus } from '@foyer/contract';
import { useTestDatabase } from '../../testing/useTestServer.ts';

const test = useTestDatabase();
const statuses: EventStatus[] = ['Upcoming', 'Postponed', 'Rescheduled', 'Cancelled'];

describe('an event that is off', () => {
  it.each(statuses)('has one answer in SQL and TypeScript while it is %s', async (status) => {
    const { rows } = await sql<{ isEventOff: boolean }>`
      select event_is_off(jsonb_populate_record(null::event, ${{ status }}::jsonb)) as "isEventOff"`.execute(
      test.database.query,
    );
    expect(rows).toEqual([{ isEventOff: isOff({ status }) }]);
  });
});
