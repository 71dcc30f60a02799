import { sampleWorld } from '@foyer/sample';
import { typeCardAt } from '../../commands/server/playAndTell.ts';
import { checkInvariants } from '../../testing/database/checkInvariants.ts';
import { seedSample } from '../../testing/database/seedSample.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { seedAccounts } from '../seedAccounts.ts';
import { catalogueEventId } from '../write/writeEvent.ts';
import { playHandOvers } from './playHandOvers.ts';

const server = useTestServer({ sample: sampleWorld });
const only = [...new Set(sampleWorld.story.handOvers.map(({ event }) => event))];
const play = () => playHandOvers({ platform: server.platform, typeCard: typeCardAt(server) }, sampleWorld);

async function activityOf(name: 'giver' | 'friend', event: string) {
  const body = { emailAddress: `${name}@foyer.example`, password: sampleWorld.password };
  const token = (await server.call('logIn', { body })).body.authToken;
  return (await server.call('getEventActivity', { token, query: { eventId: catalogueEventId(event) } })).body;
}

it('shows giver and friend a token in each state of a hand-over, once', async () => {
  await seedSample(server.database, { only });
  await seedAccounts(server.platform, sampleWorld);
  expect(await play()).toBe(17);
  expect(await play()).toBe(0);
  await server.jobs.drain();
  const [bear, game] = only as [string, string];
  const { tokens, managed } = await activityOf('giver', bear);
  expect(tokens.map(({ assignmentState }) => assignmentState).toSorted()).toEqual([
    ...['assignedToMe', 'child', 'declined', 'guest', 'sent', 'sent', 'unassigned'],
  ]);
  expect(managed).toHaveLength(3);
  const { tokens: received } = await activityOf('friend', bear);
  expect(received.map(({ inviter }) => inviter?.firstName)).toEqual(['Gita']);
  const back = (await activityOf('giver', game)).tokens.map(({ assignment }) => assignment?.state);
  expect(back.toSorted()).toEqual(['created', 'returned', undefined]);
  const mailed = (await server.mails()).filter(({ textBody }) => textBody.includes('acceptanceCode='));
  expect(mailed.map(({ recipient }) => recipient).toSorted()).toEqual([
    'friend@foyer.example',
    'friend@foyer.example',
    'no-account@friends.example',
    'no-account@friends.example',
  ]);
  await checkInvariants(server.database);
}, 60_000);
