import {
  checkout,
  knowsBuyers,
  mailsTo,
  pay,
  storeCard,
  type Buyer,
} from '../../../testing/sale/people/buyers.ts';
import { openPartnerSite } from '../../../testing/sale/fixtures/partnerSite.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { auctionCalls, prepareAuction, type AuctionStage } from '../auction/testing/auctionStage.ts';
import { drawCalls, prepareDraw, type DrawStage } from '../draw/testing/drawStage.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let drawStage = {} as DrawStage;
let auctionStage = {} as AuctionStage;
const draw = drawCalls(server, () => drawStage);
const auction = auctionCalls(server, () => auctionStage);

/** Origins that the mails to a fan lead to. */
async function linkedFrom(fan: Buyer): Promise<string[]> {
  const links = (await mailsTo(server, fan)).flatMap(
    ({ textBody }) => textBody.match(/https?:\/\/[^\s)]+/g) ?? [],
  );
  return [...new Set(links.map((link) => new URL(link).hostname))];
}

/** Makes an offer and wins an entry on a site each; pays for the win. @returns where the mails to both lead */
async function linksOf(hostOfOffer: string, hostOfEntry: string) {
  const [ada] = drawStage.fans as [Buyer];
  const [ben] = auctionStage.fans as [Buyer];
  expect((await auction.offer(ben, { host: hostOfOffer })).error).toBeUndefined();

  const { paymentMethodId } = await storeCard(server, ada);
  expect((await draw.enter(ada, { paymentMethodId, host: hostOfEntry })).error).toBeUndefined();
  await draw.makeDraw();
  const { selections } = await draw.claim(ada);
  const cart = (await checkout(server, ada, drawStage.draw.eventId, selections)).body;
  expect((await pay(server, ada, cart, paymentMethodId, { host: hostOfEntry })).error).toBeUndefined();
  await server.jobs.drain();
  const subjects = await draw.subjectsTo(ada);
  expect(subjects).toContainEqual(expect.stringMatching(/^You won!/));
  expect(subjects).toContainEqual(expect.stringMatching(/^Your Pass/));
  return { offer: await linkedFrom(ben), entry: await linkedFrom(ada) };
}

describe('the mails about an offer, an entry, its win, and the receipt', () => {
  beforeEach(async () => {
    drawStage = await prepareDraw(server, { autoClaim: false });
    auctionStage = await prepareAuction(server);
  });

  it('lead to the main site from the widget [I1.07]', async () => {
    const hosts = await linksOf('widget.localhost', 'widget.localhost');
    expect(hosts).toEqual({ offer: ['localhost'], entry: ['localhost'] });
  });

  it('lead back to a partner’s own site [I1.07]', async () => {
    const [offer, entry] = ['borealis.localhost', 'aurora.localhost'] as const;
    await openPartnerSite(server, auctionStage.auction.eventId, { host: offer });
    await openPartnerSite(server, drawStage.draw.eventId, { host: entry });
    expect(await linksOf(offer, entry)).toEqual({ offer: [offer], entry: [entry] });
  });
});
