import { storeCard, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { rounds, tally } from '../../../testing/sale/races/rounds.ts';
import { useSaleServers } from '../../../testing/sale/races/useSaleServers.ts';
import { auctionCalls, prepareAuction, type AuctionStage } from '../auction/testing/auctionStage.ts';
import { drawCalls, prepareDraw, type DrawStage } from '../draw/testing/drawStage.ts';

const { server } = useSaleServers();
let stage = {} as AuctionStage & DrawStage;
let ada: Buyer;
const auctions = () => auctionCalls(server(), () => stage);
const draws = () => drawCalls(server(), () => stage);
const prepare = async (prepared: Promise<AuctionStage | DrawStage>): Promise<string> => {
  stage = { ...stage, ...(await prepared) };
  ada = stage.fans[0]!;
  return newCard();
};
const newCard = async () => (await storeCard(server(), ada)).paymentMethodId;
const remove = (paymentMethodId: string) =>
  server(1).call('removePaymentMeans', { token: ada.token, query: { paymentMethodId } });
const removalOf = async (paymentMethodId: string) => {
  const { paymentMeans } = (await server().call('listPaymentMeans', { token: ada.token, query: {} })).body;
  return paymentMeans.find((means) => means.paymentMethodId === paymentMethodId)?.allowed?.remove;
};
const inUse = { allowed: false, reason: 'paymentMeansInUse' };

describe('the card of an offer or entry [C5.13a, AZ-14]', () => {
  it('stays while an offer of an auction needs it, until another card or a loss', async () => {
    const card = await prepare(prepareAuction(server(), { standing: 1 }));
    const { offerId } = (await auctions().offer(ada, { paymentMethodId: card })).body;
    expect(await removalOf(card)).toEqual(inUse);
    expect((await remove(card)).error?.code).toBe('paymentMeansInUse');
    const other = await newCard();
    await auctions().offer(ada, { offerId, paymentMethodId: other });
    expect((await remove(card)).status).toBe(200);
    expect((await remove(other)).error?.code).toBe('paymentMeansInUse');
    await auctions().offer(stage.fans[1]!, { steps: 3 });
    await auctions().settle();
    expect(await auctions().stateOf(ada)).toBe('lost');
    expect((await remove(other)).status).toBe(200);
  });

  it('stays while an entry of a draw needs it, until the entry is deleted or paid', async () => {
    const card = await prepare(prepareDraw(server(), { standing: 1 }));
    await draws().enter(ada, { paymentMethodId: card });
    expect(await removalOf(card)).toEqual(inUse);
    expect((await remove(card)).error?.code).toBe('paymentMeansInUse');
    await draws().remove(ada);
    expect(await removalOf(card)).toEqual({ allowed: true });
    await draws().enter(ada, { paymentMethodId: card });
    await draws().makeDraw();
    expect((await remove(card)).error?.code).toBe('paymentMeansInUse');
    await draws().charge();
    await draws().run();
    expect(await draws().stateOf(ada)).toBe('claimed');
    expect((await remove(card)).status).toBe(200);
  });

  it('is not removed while the offer or entry is made with it', async () => {
    for (let round = 0; round < rounds(10); round += 1) {
      const isDraw = round % 2 === 0;
      const card = await prepare(isDraw ? prepareDraw(server()) : prepareAuction(server()));
      const choice = { paymentMethodId: card };
      const made = isDraw ? draws().enter(ada, choice) : auctions().offer(ada, choice);
      const answers = await Promise.all([made, remove(card)]);
      expect(tally(answers)['ok']).toBe(1);
    }
  });
});
