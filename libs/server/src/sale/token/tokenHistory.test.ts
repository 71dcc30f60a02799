import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isCheckViolation } from '../../platform/database/databaseErrors.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { knowsBuyers, makeBuyers, type Buyer } from '../../testing/sale/people/buyers.ts';
import { buyTokens, handTo, move, type SoldToken } from '../../testing/sale/soldTokens.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { moveToken } from './moveToken.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let [ada, ben]: Buyer[] = [];
let token: SoldToken;

beforeEach(async () => {
  [ada, ben] = await makeBuyers(server.database, 2);
  [token] = (await buyTokens(server, ada!)).tokens as [SoldToken];
});

/** Several statements in one text form one transaction. */
const execute = (...statements: string[]) => sql.raw(statements.join(';')).execute(server.database.kysely);
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing was refused',
    (error: unknown) => error,
  );
const readToken = () =>
  server.database.query
    .selectFrom('token')
    .selectAll()
    .where('tokenId', '=', token.tokenId)
    .executeTakeFirstOrThrow();
const readHistory = () =>
  server.database.query
    .selectFrom('tokenTransition')
    .selectAll()
    .where('tokenId', '=', token.tokenId)
    .orderBy('sequence')
    .execute();
const copyOf = (tokenId: string, changes = '{}') =>
  `insert into token (event_id, token_id, origin_kind, origin_id, order_id, cart_guid, offer_group_id, inventory_item_id,
      owner_id, holder_id, seating, seat_code, attendance, age_group, paid_amount, paid_currency, policy, entry_secret,
      created_at)
    select c.event_id, c.token_id, c.origin_kind, c.origin_id, c.order_id, c.cart_guid, c.offer_group_id,
      c.inventory_item_id, c.owner_id, c.holder_id, c.seating, c.seat_code, c.attendance, c.age_group, c.paid_amount,
      c.paid_currency, c.policy, c.entry_secret, c.created_at
    from token t, jsonb_populate_record(t, '${changes}'::jsonb || '{"token_id": "${randomUUID()}"}') c
    where t.token_id = '${tokenId}'`;
const historyOf = (changes: string) =>
  `insert into token_transition (event_id, token_id, sequence, to_state, to_owner, to_holder, reason, at)
    select c.event_id, c.token_id, c.version, c.state, c.owner_id, c.holder_id, 'test', foyer_now()
    from token t, jsonb_populate_record(t, '${changes}') c where t.token_id = '${token.tokenId}'`;

describe('the history of a token', () => {
  it('is written with every change: by whom, for what, with which secret', async () => {
    const assignmentId = randomUUID();
    await move(server, token, ['active', 'sent'], {}, { reason: 'sent', actorId: ada!.userId, assignmentId });
    await move(server, token, ['sent', 'sent'], {}, { reason: 'resent', actorId: ada!.userId });
    await move(server, token, ['sent', 'active'], handTo(server, token, ben!.userId), { reason: 'accepted' });
    await move(server, token, ['active', 'checkedIn']);
    await move(server, token, ['checkedIn', 'active'], {}, { reason: 'showAbandoned' });
    await move(server, token, ['active', 'notUsed']);
    await move(server, token, ['notUsed', 'voided'], {}, { reason: 'exchanged' });
    const history = await readHistory();
    const [first, second, , fourth] = history;
    expect(history.map(({ fromState, toState }) => `${fromState} > ${toState}`)).toEqual([
      'null > active',
      'active > sent',
      'sent > sent',
      'sent > active',
      'active > checkedIn',
      'checkedIn > active',
      'active > notUsed',
      'notUsed > voided',
    ]);
    expect(history.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const { orderId } = await readToken();
    expect(first).toMatchObject({ reason: 'bought', orderId, toOwner: ada!.userId, secretVersion: 1 });
    expect(second).toMatchObject({ reason: 'sent', actorId: ada!.userId, assignmentId, orderId: null });
    expect(fourth).toMatchObject({
      fromHolder: ada!.userId,
      toHolder: ben!.userId,
      fromOwner: ada!.userId,
      toOwner: ada!.userId,
      secretVersion: 2,
    });
  });

  it.each<[string, () => string]>([
    ['a state', () => `update token set state = 'voided' where token_id = '${token.tokenId}'`],
    ['an owner', () => `update token set owner_id = '${ben!.userId}' where token_id = '${token.tokenId}'`],
    [
      'a holder',
      () =>
        `update token set holder_id = '${ben!.userId}', entry_secret = 'new' where token_id = '${token.tokenId}'`,
    ],
    ['an issued token', () => copyOf(token.tokenId)],
  ])('cannot be left out: %s', async (_name, change) => {
    const before = [await readToken(), await readHistory()];
    const refusal = await refusalOf(execute(change()));
    expect(isCheckViolation(refusal, 'token_history')).toBe(true);
    expect([await readToken(), await readHistory()]).toEqual(before);
  });

  it('cannot be written ahead, nor say something else', async () => {
    const voided = `update token set state = 'voided' where token_id = '${token.tokenId}'`;
    for (const wrong of [
      '{"state": "sent", "version": 2}',
      '{"state": "voided", "version": 3}',
      `{"state": "voided", "version": 2, "owner_id": "${ben!.userId}"}`,
    ]) {
      const refusal = await refusalOf(execute(voided, historyOf(wrong)));
      expect(isCheckViolation(refusal, 'token_history')).toBe(true);
    }
    // Restored at the end, since invariants find the lonely row.
    const ahead = historyOf('{"state": "voided", "version": 2}');
    const refusal = await refusalOf(execute('begin', ahead, 'commit', 'begin', voided, 'commit'));
    await execute('rollback').catch(() => undefined);
    expect(isCheckViolation(refusal, 'token_history')).toBe(true);
    await execute(
      'alter table token_transition disable trigger token_transition_append_only',
      `delete from token_transition where token_id = '${token.tokenId}' and sequence = 2`,
      'alter table token_transition enable trigger token_transition_append_only',
    );
  });

  it('has a renewed secret without a change of state', async () => {
    const sealed = Buffer.from('renewed');
    const { version } = await readToken();
    await inTransaction(server.database, (tx) =>
      moveToken(tx, [{ ...token, entrySecret: sealed }], { reason: 'frozen' }),
    );
    expect(await readToken()).toMatchObject({ entrySecret: sealed, secretVersion: 2, version: version + 1 });
    expect((await readHistory()).at(-1)).toMatchObject({
      fromState: 'active',
      toState: 'active',
      secretVersion: 2,
    });
  });
});

describe('a move', () => {
  it('needs a new secret for a new holder', async () => {
    await move(server, token, ['active', 'sent']);
    const accept = move(server, token, ['sent', 'active'], { holderId: ben!.userId });
    expect(isCheckViolation(await refusalOf(accept), 'token_secret_per_holder')).toBe(true);
  });

  it('changes nothing of a token that is in another state, nor of those beside it', async () => {
    expect(await move(server, token, ['sent', 'active'])).toBe('changed');
    expect((await readHistory()).length).toBe(1);
  });

  it('goes along an edge, from a state to itself too', async () => {
    const refusal = await refusalOf(move(server, token, ['active', 'active']));
    expect(isCheckViolation(refusal, 'transition_of_token')).toBe(true);
  });

  it('takes the attendee from a new holder, whom the former one had named', async () => {
    await server.database.query
      .insertInto('tokenAttendee')
      .values({ ...token, kind: 'guest', firstName: 'Mary' })
      .execute();
    await move(server, token, ['active', 'sent']);
    const attendees = () =>
      server.database.query
        .selectFrom('tokenAttendee')
        .where('tokenId', '=', token.tokenId)
        .selectAll()
        .execute();
    expect(await attendees()).toHaveLength(1);
    await move(server, token, ['sent', 'active'], handTo(server, token, ben!.userId));
    expect(await attendees()).toEqual([]);
  });
});

describe('the origin of a token', () => {
  it('is a line of its own order, guarded by a key', async () => {
    const line = await server.database.query
      .selectFrom('orderLine')
      .select('lineId')
      .where('eventId', '=', token.eventId)
      .executeTakeFirstOrThrow();
    expect(await readToken()).toMatchObject({ originKind: 'orderLine', originId: line.lineId });
    const other = (await buyTokens(server, ada!)).orderId;
    for (const changes of [`{"order_id": "${other}"}`, `{"origin_id": "${randomUUID()}"}`])
      expect(await refusalOf(execute(copyOf(token.tokenId, changes)))).toMatchObject({ code: '23503' });
    const orphan = await refusalOf(execute(copyOf(token.tokenId, '{"order_id": null}')));
    expect(isCheckViolation(orphan, 'token_of_order_line')).toBe(true);
  });

  it.each(['resale', 'upgrade'])('is an order line, which refunds find, and not: %s', async (originKind) => {
    const changes = JSON.stringify({ origin_kind: originKind });
    const refused = await refusalOf(execute(copyOf(token.tokenId, changes)));
    expect(isCheckViolation(refused, 'token_origin_kind_check')).toBe(true);
  });

  it('may be an order of another event, or no order at all', async () => {
    const { eventId, offerGroupId, inventoryItemId, policy, createdAt } = await readToken();
    const other = (await buyTokens(server, ada!)).orderId;
    const issued = (originKind: string, orderId: string | null) => ({
      event_id: eventId,
      token_id: randomUUID(),
      origin_kind: originKind,
      origin_id: randomUUID(),
      order_id: orderId,
      offer_group_id: offerGroupId,
      inventory_item_id: inventoryItemId,
      holder_id: ben!.userId,
      seating: 'ga',
      attendance: 'LIVE_ATTENDANCE',
      paid_amount: 0,
      paid_currency: 'CAD',
      policy,
      entry_secret: '\\x00',
    });
    const tokens = [issued('assignment', other), issued('comp', null)];
    const issue = JSON.stringify({ tokens, reason: 'test', issued_at: createdAt });
    await sql`select issue_tokens(${issue}::jsonb)`.execute(server.database.kysely);
    const rows = await server.database.query
      .selectFrom('token')
      .select(['originKind', 'orderId', 'ownerId'])
      .where('holderId', '=', ben!.userId)
      .orderBy('originKind')
      .execute();
    expect(rows).toEqual([
      { originKind: 'assignment', orderId: other, ownerId: ben!.userId },
      { originKind: 'comp', orderId: null, ownerId: ben!.userId },
    ]);
  });
});
