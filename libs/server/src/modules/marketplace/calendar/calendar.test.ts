import { randomUUID } from 'node:crypto';
import { days } from '../../../platform/time/units.ts';
import { changeEvent } from '../../../sale/event-change/changeEvent.ts';
import { openPartnerSite } from '../../../testing/sale/fixtures/partnerSite.ts';
import { buildSale, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import { addStream } from '../../../testing/sale/fixtures/streamFixture.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer();
let sale: SaleFixture;
beforeEach(async () => {
  sale = await buildSale(server.database);
});

const open = (eventId: string, { locale = 'en-US', host = 'localhost' } = {}) =>
  server.inject({ url: `/calendar/${locale}/${eventId}.ics`, headers: { host } });
const linesOf = async (locale?: string) => {
  const { statusCode, body } = await open(sale.eventId, locale === undefined ? {} : { locale });
  expect(statusCode).toBe(200);
  return body.replace(/\r\n /g, '').split('\r\n');
};

describe('the calendar file of an event', () => {
  it('has its name, time and place, and leads to the bought {product} [C3.17a-b, C3.17f, C3.17h]', async () => {
    const { headers } = await open(sale.eventId);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[a-z0-9-]+\.ics"$/);
    const lines = await linesOf();
    expect(lines).toContain('SUMMARY:Northern Lights');
    expect(lines).toContain('LOCATION:Test Hall\\, Montréal');
    expect(lines.filter((line) => line.startsWith('DTSTART;TZID=America/Toronto:'))).toHaveLength(1);
    expect(lines).toContain('STATUS:CONFIRMED');
    expect(lines).toContain('SEQUENCE:0');
    expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain(`/token/${sale.eventId}`);
    expect(lines.find((line) => line.startsWith('URL'))).toContain(sale.eventId);
  });

  it('leads to the player of a stream', async () => {
    const described = async () => (await linesOf()).find((line) => line.startsWith('DESCRIPTION:'));
    expect(await described()).not.toContain('/player/');
    await addStream(server.database, sale);
    expect(await described()).toMatch(/Watch the stream: .*\/player\//);
  });

  it('is in the language of its address', async () => {
    const description = (await linesOf('fr-CA')).find((line) => line.startsWith('DESCRIPTION:'));
    expect(description).toMatch(/Vos Pass\s:/);
    expect((await open(sale.eventId, { locale: 'de-DE' })).statusCode).toBe(404);
  });

  it('is a later version of the same entry after a change, and says that the event is cancelled', async () => {
    const uidOf = (lines: string[]) => lines.find((line) => line.startsWith('UID:'));
    const before = await linesOf();
    const refundUntil = new Date(server.clock.now().getTime() + days(1));
    const change = { eventId: sale.eventId, operator: 'tests' };
    await changeEvent(server.platform, { ...change, kind: 'postponed', refundUntil });
    const postponed = await linesOf();
    expect(postponed).toEqual(expect.arrayContaining(['SEQUENCE:1', 'STATUS:TENTATIVE']));
    await changeEvent(server.platform, { ...change, kind: 'cancelled' });
    const cancelled = await linesOf();
    expect(cancelled).toEqual(
      expect.arrayContaining([
        'SEQUENCE:2',
        'STATUS:CANCELLED',
        expect.stringMatching(/^SUMMARY:Canceled: /),
      ]),
    );
    expect([uidOf(postponed), uidOf(cancelled)]).toEqual([uidOf(before), uidOf(before)]);
    await server.jobs.drain();
  });

  it('is not there for what is no event, and on another organiser’s site', async () => {
    expect((await open(randomUUID())).statusCode).toBe(404);
    expect((await server.inject({ url: '/calendar/en-US/no.ics' })).statusCode).toBeGreaterThanOrEqual(400);
    const other = await buildSale(server.database);
    const host = await openPartnerSite(server, other.eventId);
    expect((await open(other.eventId, { host })).statusCode).toBe(200);
    expect((await open(sale.eventId, { host })).statusCode).toBe(404);
  });
});
