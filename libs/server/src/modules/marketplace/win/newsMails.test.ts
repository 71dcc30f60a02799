import { supportedLocales, type Locale } from '@foyer/contract';
import { sql } from 'kysely';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Mail } from '../../../platform/gateways/mail/mailGateway.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hours } from '../../../platform/time/units.ts';
import { knowsBuyers, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { mailOffer } from '../auction/core/auctionMail.ts';
import { auctionCalls, prepareAuction, type AuctionStage } from '../auction/testing/auctionStage.ts';
import { mailEntry } from '../draw/core/drawMail.ts';
import { drawCalls, prepareDraw, type DrawStage } from '../draw/testing/drawStage.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let drawStage = {} as DrawStage;
let auctionStage = {} as AuctionStage;
const draw = drawCalls(server, () => drawStage);
const auction = auctionCalls(server, () => auctionStage);
/** Fan of a draw and of an auction whose entry and offer have all that a mail may say. */
let entry: { eventId: string; entryId: string; fan: Buyer };
let offer: { eventId: string; offerId: string; fan: Buyer };

type DrawNews = Parameters<typeof mailEntry>[2];
type OfferNews = Parameters<typeof mailOffer>[2];
type News = { way: 'draw'; news: DrawNews } | { way: 'auction'; news: OfferNews };

/** All news by name, so that a new one has to be added here. */
const ofDraws: Record<DrawNews, true> = {
  ...{ entered: true, changed: true, closing: true, toClaim: true, won: true, reminder: true },
  ...{ paymentFailed: true, lapsed: true, fewerPlaces: true, lost: true, cancelled: true },
};
const ofAuctions: Record<OfferNews, true> = {
  ...{ made: true, raised: true, closing: true, seatsToPick: true, pickingOpens: true, seatsGiven: true },
  ...{ won: true, paymentFailed: true, reminder: true, lapsed: true, notTogether: true },
  ...{ fewerPlaces: true, lost: true, expired: true, cancelled: true },
};
const allNews: News[] = [
  ...Object.keys(ofDraws).map((news) => ({ way: 'draw' as const, news: news as DrawNews })),
  ...Object.keys(ofAuctions).map((news) => ({ way: 'auction' as const, news: news as OfferNews })),
];

beforeAll(async () => {
  drawStage = await prepareDraw(server, { autoClaim: false });
  const [ada] = drawStage.fans as [Buyer];
  await draw.enter(ada);
  await draw.makeDraw();
  const { offerId: entryId } = (await draw.entryOf(ada))!;
  entry = { eventId: drawStage.draw.eventId, entryId, fan: ada };

  auctionStage = await prepareAuction(server, { rows: 2, seatsPerRow: 6, standing: 0 });
  const [ben] = auctionStage.fans as [Buyer];
  await auction.offer(ben, { offerGroupId: auctionStage.auction.seated, quantity: 2 });
  await server.clock.advance(hours(3));
  await auction.run();
  const { sectionCode, rows } = (await auction.selection(ben)).availability[0]!;
  await auction.pick(
    ben,
    [2, 3].map((place) => `${sectionCode}-${rows[0]!.row}-${place}`),
  );
  const { offerId } = (await auction.offerOf(ben))!;
  offer = { eventId: auctionStage.auction.eventId, offerId, fan: ben };
  await sql`update auction_offer set win_until = foyer_now() + interval '1 day'`.execute(
    server.database.kysely,
  );
}, 60_000);

/** Writes the mail of some news to a fan of a locale, without sending it. */
async function mailOf(locale: Locale, { way, news }: News): Promise<Mail> {
  const { userId } = (way === 'draw' ? entry : offer).fan;
  await server.database.query
    .updateTable('userAccount')
    .set({ userLocale: locale })
    .where('userId', '=', userId)
    .execute();
  const written: unknown[] = [];
  const jobs: Platform['jobs'] = {
    ...server.platform.jobs,
    addAll: async (_tx, _job, all) => void written.push(...all.map(({ payload }) => payload)),
  };
  const platform = { ...server.platform, jobs };
  await inTransaction(server.database, (tx) =>
    way === 'draw' ? mailEntry({ platform, tx }, entry, news) : mailOffer({ platform, tx }, offer, news),
  );
  expect(written).toHaveLength(1);
  return written[0] as Mail;
}

const clockTime = /\d{1,2}\s?[:h]\s?\d{2}/g;
const timeInZone = /\d{1,2}\s?[:h]\s?\d{2}(\s?[ap]\.?\s?m\.?)?\s(EST|EDT|HNE|HAE|GMT-[45])/gi;

describe('the mails about a draw and an auction', () => {
  it.each(allNews)('of $way, $news: are in every language, and name the zone of each time', async (news) => {
    const subjects = new Set<string>();
    for (const locale of supportedLocales) {
      const { subject, text, html, ...mail } = await mailOf(locale, news);
      expect(mail.locale).toBe(locale);
      expect(html).toContain(`lang="${locale}"`);
      expect(text).toContain(`/${locale}/`);
      expect(`${subject} ${text}`).not.toMatch(/[{}]|\bmail\.|undefined|null/);
      expect(text.match(timeInZone) ?? []).toHaveLength((text.match(clockTime) ?? []).length);
      subjects.add(subject);
    }
    expect(subjects.size).toBeGreaterThanOrEqual(3);
  });
});
