import { sql } from 'kysely';
import { knowsBuyers } from '../../../../testing/sale/people/buyers.ts';
import { useTestServer } from '../../../../testing/useTestServer.ts';
import { drawCalls, prepareDraw, type DrawStage } from '../testing/drawStage.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let { draw, fans } = {} as DrawStage;
const { charge, enter, inOrder, makeDraw, run, stateOf } = drawCalls(server, () => ({ draw, fans }));

it('promises no places for wheelchairs and companions to others, so that everyone is told', async () => {
  ({ draw, fans } = await prepareDraw(server, { rows: 1, seatsPerRow: 4, standing: 0 }));
  await sql`update event_seat set kind = case seat_label when '3' then 'companion' else 'wheelchair' end
    where event_id = ${draw.eventId} and seat_label in ('3', '4')`.execute(server.database.query);
  for (const fan of fans) await enter(fan, { quantity: 1, offerGroupIds: [draw.seated] });
  await makeDraw();
  await charge();
  await run();
  expect(await Promise.all((await inOrder()).map(stateOf))).toEqual(['claimed', 'claimed', 'lost']);
});
