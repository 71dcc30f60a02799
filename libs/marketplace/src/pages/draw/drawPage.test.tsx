import { screen, waitFor, within } from '@testing-library/react';
import type { DrawEntry, PublicDraw } from '@foyer/contract';
import type { DrawRecord } from '@foyer/verify-draw';
import { buildProfile, renderFeature, type MockAnswers } from '@foyer/testing';
import {
  buildDrawEntry,
  buildDrawnDraw,
  buildPublicDraw,
  offerId,
  salt,
} from '../../testing/builders/buildDraw.ts';
import { eventId, marketplaceSettings } from '../../testing/marketplaceSettings.ts';
import { DrawAddress } from '../../testing/addresses/DrawAddress.tsx';

type Published = Pick<MockAnswers, 'listPublishedEntries'>;

function show(draw: PublicDraw, entries?: readonly DrawEntry[], published?: Published) {
  const own = entries && {
    getProfile: buildProfile(),
    listDrawEntries: { entries: [...entries], serverTime: '2027-01-01T17:00:00Z' },
  };
  return renderFeature(
    <DrawAddress />,
    marketplaceSettings(
      { getDrawRecord: draw, ...own, ...published },
      { path: `/draw/${eventId}`, ...(entries ? { token: 'token' } : {}) },
    ),
  );
}
const check = async ({ user }: ReturnType<typeof show>) =>
  user.click(await screen.findByRole('button', { name: 'Check this draw' }));

describe('the public page of a draw', () => {
  it('shows commitment, stock and count before the close, and nothing to check', async () => {
    show(buildPublicDraw());
    expect(await screen.findByText('c0'.repeat(32))).toBeVisible();
    expect(screen.getByText('20 × Orchestra and Loge')).toBeVisible();
    expect(screen.getByText('24')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Check this draw' })).toBeNull();
  });

  it('shows each change of the stock after the commitment', async () => {
    const change = { stockId: 'balcony', before: 14, after: 10, changedAt: '2026-12-28T15:00:00Z' };
    show(buildPublicDraw({ stockChanges: [change] }));
    expect(await screen.findByText(/Balcony: from 14 to 10/)).toBeVisible();
  });

  it('tells when root, random number and result were published, in the zone of the event', async () => {
    const { draw } = await buildDrawnDraw();
    show(draw);
    const published = (await screen.findByText('Published in advance')).parentElement!;
    const times = [...published.querySelectorAll('time')].map(({ dateTime }) => dateTime);
    const { committedAt, rootPublishedAt, beaconAt, drawnAt } = draw;
    expect(times).toEqual([committedAt, rootPublishedAt, beaconAt, drawnAt]);
    expect(within(published).getByText(/Jan 6, 2027.*12:02.PM EST/)).toBeVisible();
  });

  it('recomputes a draw here and finds it right', async () => {
    const { draw, listPublishedEntries } = await buildDrawnDraw();
    const shown = show(draw, undefined, { listPublishedEntries });
    await check(shown);
    expect(await screen.findByText('This draw checks out')).toBeVisible();
    expect(screen.getByText(/24 entries/)).toBeVisible();
  });

  it('says how much of the draw it has loaded, and no more once it is checked', async () => {
    const { draw, listPublishedEntries } = await buildDrawnDraw();
    const lastPage = Promise.withResolvers<void>();
    const pages: number[] = [];
    const shown = show(draw, undefined, {
      listPublishedEntries: async (request) => {
        if (pages.push(pages.length) === 3) await lastPage.promise;
        return listPublishedEntries(request);
      },
    });
    await check(shown);
    const bar = await screen.findByRole('progressbar', { name: 'Working out the draw' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '42%'));
    lastPage.resolve();
    expect(await screen.findByText('This draw checks out')).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('counts wins whose spots were taken off sale after the draw, and names the own one', async () => {
    const { draw, entry, listPublishedEntries } = await buildDrawnDraw((record) => ({
      ...record,
      wins: record.wins.map((win) => ({ ...win, withdrawn: true })),
    }));
    const shown = show(draw, [entry], { listPublishedEntries });
    await check(shown);
    const { wins } = draw.record!.counts;
    expect(await screen.findByText(new RegExp(`taken off sale after the draw: ${wins}\\.`))).toBeVisible();
    expect(await screen.findByText('The organizer has since taken its spots off sale.')).toBeVisible();
  });

  it.each<[string, (record: DrawRecord) => DrawRecord, RegExp]>([
    ['a seed', (record) => ({ ...record, serverSeed: '00'.repeat(32) }), /sealed number doesn’t match/],
    [
      'an order',
      (record) => ({ ...record, order: [record.order[1]!, record.order[0]!, ...record.order.slice(2)] }),
      /The order is different, starting at number 1\./,
    ],
    ['a winner', (record) => ({ ...record, wins: record.wins.slice(0, -1) }), /The winners are different/],
    [
      'an entry',
      (record) => ({ ...record, entries: record.entries.map((each) => ({ ...each, quantity: 1 })) }),
      /list of entries doesn’t match/,
    ],
  ])('names the first difference where %s was changed', async (_what, change, words) => {
    const { draw, listPublishedEntries } = await buildDrawnDraw(change);
    const shown = show(draw, undefined, { listPublishedEntries });
    await check(shown);
    expect(await screen.findByText('This draw doesn’t check out')).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
  });

  it('says that data which it cannot read was not checked', async () => {
    const { draw, listPublishedEntries } = await buildDrawnDraw((record) => ({
      ...record,
      serverSeed: 'none',
    }));
    const shown = show(draw, undefined, { listPublishedEntries });
    await check(shown);
    expect(await screen.findByText('We couldn’t check this draw')).toBeVisible();
  });

  it('tells how much a large draw is to load', async () => {
    const { draw } = await buildDrawnDraw();
    const counts = { entries: 1_000_000, wins: 20_000, lapsed: 0 };
    show({ ...draw, record: { ...draw.record!, counts } });
    expect(await screen.findByText('Either way, it’s a download of about 45 MB.')).toBeVisible();
  });

  it('hands out the record as a file', async () => {
    const { draw, record, listPublishedEntries } = await buildDrawnDraw();
    const created = jest.fn((_blob: Blob) => 'blob:draw');
    const revoked = jest.fn();
    Object.assign(URL, { createObjectURL: created, revokeObjectURL: revoked });
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    const { user } = show(draw, undefined, { listPublishedEntries });
    await user.click(await screen.findByRole('button', { name: 'Download the data' }));
    await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
    expect(JSON.parse(await created.mock.calls[0]![0].text())).toEqual(record);
    clicked.mockRestore();
  });
});

describe('my entry in a draw', () => {
  it('is in it by its own proof, with its place', async () => {
    const { draw, entry, listPublishedEntries } = await buildDrawnDraw();
    show(draw, [entry], { listPublishedEntries });
    expect(await screen.findByText('Your entry is included, just as you made it.')).toBeVisible();
    expect(screen.getByText(`It’s number ${entry.place!} of 24 in the order.`)).toBeVisible();
  });

  it('is not in it as it was made if it was published otherwise', async () => {
    const { draw, entry, listPublishedEntries } = await buildDrawnDraw();
    show(draw, [{ ...entry, quantity: 5 }], { listPublishedEntries });
    expect(await screen.findByText(/isn’t on the published list as you made it/)).toBeVisible();
  });

  it('has no proof before the close', async () => {
    show(buildPublicDraw(), [buildDrawEntry()]);
    expect(await screen.findByText(/You’ll get proof of your entry when entries close/)).toBeVisible();
  });

  it('is found by anyone who has its id and salt, and by no other salt', async () => {
    const { draw, entry, listPublishedEntries } = await buildDrawnDraw();
    const { user } = show(draw, undefined, { listPublishedEntries });
    await user.type(await screen.findByRole('textbox', { name: 'Entry ID' }), offerId);
    await user.click(screen.getByRole('button', { name: 'Find my entry' }));
    expect(await screen.findByText('Paste both the ID and the salt.')).toBeVisible();
    const field = screen.getByRole('textbox', { name: 'Salt' });
    await user.type(field, 'b6'.repeat(32));
    await user.click(screen.getByRole('button', { name: 'Find my entry' }));
    expect(await screen.findByText('No entry in this draw has that ID and salt.')).toBeVisible();
    await user.clear(field);
    await user.type(field, salt);
    await user.click(screen.getByRole('button', { name: 'Find my entry' }));
    const found = within(
      (await screen.findByText(`It’s number ${entry.place!} of 24 in the order.`)).parentElement!,
    );
    expect(found.getByText(/It won|It didn’t win/)).toBeVisible();
  });
});
