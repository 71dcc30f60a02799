import { minutes } from '../../../platform/time/units.ts';
import { sweepHolds } from '../../../sale/hold/sweepHolds.ts';
import {
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  pay,
  storeCard,
  type Buyer,
} from '../../../testing/sale/people/buyers.ts';
import { buildSale, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { oneClickUrl } from '../../../platform/mail/oneClickPlugin.ts';
import { cartReminderMails, remindOfCartJob } from './remindOfCartJob.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let sale: SaleFixture;
let ada: Buyer;
let ben: Buyer;

const settings = { eventReminders: true, tokenActivity: true, saleAlerts: false, newsletter: false };
const setReminders = ({ token }: Buyer, cartReminders: boolean) =>
  server.call('updateNotificationSettings', { token, body: { ...settings, cartReminders } });

beforeEach(async () => {
  sale = await buildSale(server.database, { standing: 8 });
  [ada, ben] = (await makeBuyers(server.database, 2)) as [Buyer, Buyer];
  await setReminders(ada, true);
});

const hold = async (buyer: Buyer, quantity = 2) =>
  (await checkout(server, buyer, sale.eventId, [line('a', sale.standing, quantity)])).body;
/** Lets holds end, and the time pass until carts are reminded of. */
async function runOut(): Promise<void> {
  await server.clock.advance(minutes(10));
  await sweepHolds(server.platform);
  await server.clock.advance(minutes(60));
}
const reminders = async ({ userId }: Buyer) =>
  (await server.mails()).filter(
    (mail) => mail.recipient === `${userId}@example.com` && mail.subject.includes('still on sale'),
  );

describe('a cart whose time to pay ran out [I7.19]', () => {
  it('is mailed about once, an hour later, with what was in it and a way out', async () => {
    await hold(ada);
    await server.clock.advance(minutes(10));
    await sweepHolds(server.platform);
    await server.jobs.drain();
    expect(await reminders(ada)).toEqual([]);
    await server.clock.advance(minutes(60));
    await server.jobs.drain();
    const [commitment] = await server.database.query
      .selectFrom('commitment')
      .select(['eventId', 'commitmentId'])
      .where('userId', '=', ada.userId)
      .execute();
    await remindOfCartJob.handle(commitment!, { platform: server.platform, jobId: 'again' });
    const [mail, ...more] = await reminders(ada);
    expect(more).toEqual([]);
    expect(mail!.textBody).toContain('2 × ');
    expect(mail!.textBody).toContain(`${sale.eventId}\n`);
    expect(mail!.textBody).toContain('/en-US/profile/preferences');
  });

  it('is mailed about in French', async () => {
    await server.database.query
      .updateTable('userAccount')
      .set({ userLocale: 'fr-CA' })
      .where('userId', '=', ada.userId)
      .execute();
    await hold(ada);
    await runOut();
    await server.jobs.drain();
    const mails = (await server.mails()).filter(({ recipient }) => recipient.startsWith(ada.userId));
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('vos choix sont encore en vente'),
    ]);
  });

  it.each([
    [
      'the buyer never asked for it',
      async () => void (await setReminders(ada, false)),
      async () => undefined,
    ],
    [
      'the buyer switched it off since',
      async () => undefined,
      async () => void (await setReminders(ada, false)),
    ],
    [
      'the buyer bought something of the event since',
      async () => undefined,
      async () => {
        const card = await storeCard(server, ada);
        expect((await pay(server, ada, await hold(ada, 1), card.paymentMethodId)).status).toBe(200);
      },
    ],
    ['less is left than was in it', async () => undefined, async () => void (await hold(ben, 7))],
    [
      'the sale is over',
      async () => undefined,
      async () =>
        void (await server.database.query
          .updateTable('marketplace')
          .set({ closesAt: server.clock.now() })
          .where('eventId', '=', sale.eventId)
          .execute()),
    ],
  ])('is not mailed about if %s', async (_reason, before, since) => {
    await before();
    await hold(ada);
    await runOut();
    await since();
    await server.jobs.drain();
    expect(await reminders(ada)).toEqual([]);
  });

  it('is not one that the buyer emptied', async () => {
    await hold(ada);
    await server.call('clearCart', { token: ada.token, body: { eventId: sale.eventId } });
    await runOut();
    await server.jobs.drain();
    expect(await reminders(ada)).toEqual([]);
  });

  it('is not mailed about after one press in a mail program (RFC 8058)', async () => {
    const { pathname, search } = new URL(
      oneClickUrl(server.platform, 'http://localhost:4200', cartReminderMails, ada.userId),
    );
    await server.inject({ method: 'POST', url: `${pathname}${search}`, headers: { host: 'localhost:4200' } });
    const { body } = await server.call('getNotificationSettings', { token: ada.token });
    expect(body).toEqual({ ...settings, cartReminders: false });
  });
});
