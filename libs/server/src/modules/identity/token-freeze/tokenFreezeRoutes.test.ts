import { isCheckViolation } from '../../../platform/database/databaseErrors.ts';
import { minutes } from '../../../platform/time/units.ts';
import { buyTokens, handTo, move, type SoldToken } from '../../../testing/sale/soldTokens.ts';
import { signUp } from '../../../testing/people/signUp.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer();

async function holder() {
  const fan = await signUp(server);
  const { tokens } = await buyTokens(server, fan, 2);
  return { ...fan, tokens, tokenIds: tokens.map(({ tokenId }) => tokenId) };
}
const secretOf = (token: string, tokenId: string) =>
  server.call('getEntrySecret', { token, query: { tokenId } });
const isRefused = (work: Promise<unknown>) =>
  work.then(
    () => false,
    (error: unknown) => isCheckViolation(error, 'token_not_frozen'),
  );
const freeze = (token: string) => server.call('freezeTokens', { token });
describe('freezing all {product}', () => {
  it('gives no code while it lasts, and new ones afterwards: those on a lost phone stay dead', async () => {
    const { token, tokenIds } = await holder();
    const before = await Promise.all(tokenIds.map((id) => secretOf(token, id)));
    expect((await server.call('getProfile', { token })).body.tokensFrozenAt).toBeUndefined();
    const frozen = await freeze(token);
    expect(frozen.body.tokensFrozenAt).toMatch(/Z$/);
    for (const id of tokenIds) expect((await secretOf(token, id)).error?.code).toBe('tokensFrozen');
    expect((await server.call('unfreezeTokens', { token })).body.tokensFrozenAt).toBeUndefined();
    const after = await Promise.all(tokenIds.map((id) => secretOf(token, id)));
    const secrets = [...before, ...after].map(({ body }) => body.secret);
    expect(new Set(secrets).size).toBe(2 * tokenIds.length);
  });

  it('leaves those of other accounts alone', async () => {
    const [thief, owner] = [await holder(), await holder()];
    const before = (await secretOf(owner.token, owner.tokenIds[0]!)).body.secret;
    await freeze(thief.token);
    expect((await secretOf(owner.token, owner.tokenIds[0]!)).body.secret).toBe(before);
  });

  it('lets nothing be sent, sold or checked in, by the database itself', async () => {
    const { token, tokens } = await holder();
    const [first, second] = tokens as [SoldToken, SoldToken];
    await freeze(token);
    for (const state of ['sent', 'selling', 'checkedIn'] as const)
      expect(await isRefused(move(server, first, ['active', state]))).toBe(true);
    await server.call('unfreezeTokens', { token });
    await move(server, first, ['active', 'sent']);
    // Pending transfers can still be taken back during a freeze.
    await freeze(token);
    await move(server, first, ['sent', 'active']);
    await move(server, second, ['active', 'voided']);
  });

  it('lets nothing change hands that was listed or sent before, nor be sent to another address', async () => {
    const { token, tokens } = await holder();
    const { userId: buyerId } = await signUp(server);
    const [listed, sent] = tokens as [SoldToken, SoldToken];
    await move(server, listed, ['active', 'selling']);
    await move(server, sent, ['active', 'sent']);
    await freeze(token);
    const toBuyer = { ownerId: buyerId, ...handTo(server, listed, buyerId) };
    for (const refused of [
      () => move(server, listed, ['selling', 'voided']),
      () => move(server, listed, ['selling', 'active'], toBuyer),
      () => move(server, sent, ['sent', 'active'], handTo(server, sent, buyerId)),
      () => move(server, sent, ['sent', 'sent']),
    ])
      expect(await isRefused(refused())).toBe(true);
    expect(await move(server, listed, ['selling', 'active'])).toBe('moved');
    await server.call('unfreezeTokens', { token });
    await move(server, listed, ['active', 'selling']);
    expect(await move(server, listed, ['selling', 'voided'])).toBe('moved');
    expect(await move(server, sent, ['sent', 'active'], handTo(server, sent, buyerId))).toBe('moved');
  });

  it('renews the secrets of sent and listed ones too, which may be valid again', async () => {
    const { token, tokens, tokenIds } = await holder();
    const [listed] = tokens as [SoldToken];
    const before = (await secretOf(token, tokenIds[0]!)).body.secret;
    await move(server, listed, ['active', 'selling']);
    await freeze(token);
    await move(server, listed, ['selling', 'active']);
    await server.call('unfreezeTokens', { token });
    expect((await secretOf(token, tokenIds[0]!)).body.secret).not.toBe(before);
  });

  it('counts from the first press, and may be pressed again', async () => {
    const { token } = await signUp(server);
    const { tokensFrozenAt } = (await freeze(token)).body;
    await server.clock.advance(minutes(1));
    expect((await freeze(token)).body.tokensFrozenAt).toBe(tokensFrozenAt);
  });

  it('asks nothing of who is in a hurry, and a recent log-in of who ends it [AZ-05]', async () => {
    const { token } = await signUp(server);
    await server.clock.advance(minutes(30));
    expect((await freeze(token)).status).toBe(200);
    expect((await server.call('unfreezeTokens', { token })).error?.code).toBe('recentLogInNeeded');
    expect((await server.call('getProfile', { token })).body.tokensFrozenAt).toBeDefined();
  });
});
