import type { SampleWorld } from '@foyer/catalogue';
import type { Server } from '../../composition/buildServer.ts';
import { playHandOvers } from '../../loader/story/playHandOvers.ts';
import { playBids, playListings } from '../../loader/story/playListings.ts';
import { playSeasons } from '../../loader/story/playSeasons.ts';
import { openSampleLinks } from '../../loader/openSampleLinks.ts';
import { playStory } from '../../loader/story/playStory.ts';
import type { CommandInput } from '../command/command.ts';

/** Enters a card in the hosted fields of the sandbox. @returns its single-use token */
export const typeCardAt =
  ({ app, platform }: Pick<Server, 'app' | 'platform'>) =>
  async (number: string): Promise<string> => {
    const { host } = new URL(platform.gateways.payment.hostedFieldsUrl);
    const payload = { number, expiry: '12/40', cvc: '123', nameOnCard: 'Sample Fan', postalCode: '10001' };
    const answer = await app.inject({ method: 'POST', url: '/tokens', headers: { host }, payload });
    if (answer.statusCode !== 200) throw new Error(`The fields refused a card of the sample: ${answer.body}`);
    return answer.json<{ cardToken: string }>().cardToken;
  };

/** Plays the missing part of a sample's story and opens its links, and prints how much it was. */
export async function playAndTell(
  server: Server,
  sample: SampleWorld,
  { say }: Pick<CommandInput, 'say'>,
): Promise<void> {
  const parts = { platform: server.platform, typeCard: typeCardAt(server) };
  const count = await playStory(parts, sample);
  if (count > 0) say(`Sample fans: ${count} entries of Wish Lists and offers of My Price`);
  const handed = await playHandOvers(parts, sample);
  if (handed > 0) say(`Sample fans: ${handed} passes bought and handed on`);
  const memberships = await playSeasons(server.platform, sample);
  if (memberships > 0) say(`Sample fans: ${memberships} season passes`);
  const listed = await playListings({ ...parts, app: server.app }, sample);
  if (listed > 0) say(`Sample fans: ${listed} listings for resale`);
  const bids = await playBids({ ...parts, app: server.app }, sample);
  if (bids > 0) say(`Sample fans: ${bids} offers to fans who sell`);
  await openSampleLinks(server.platform, sample);
}
