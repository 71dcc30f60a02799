import { screen, waitFor, within } from '@testing-library/react';
import { buildProfile as buildUser } from '@foyer/testing';
import { buildAuctionOffer } from '../../../testing/builders/buildAuction.ts';
import { idOf } from '../../../testing/builders/buildEvents.ts';
import { showMyPrice } from '../../../testing/showMyPrice.tsx';

beforeEach(() => jest.spyOn(window, 'scrollTo').mockReturnValue(undefined));
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const together = () => screen.queryByRole('switch', { name: /together/i });
const confirm = async (shown: ReturnType<typeof showMyPrice>) => {
  await shown.press('Make offer');
  await shown.user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Make offer' }),
  );
  await screen.findByRole('dialog', { name: 'Your offer is in' });
};

describe('what an offer is for', () => {
  it('is a group, whose outlook is asked for [C3.20a, C7.02]', async () => {
    const shown = showMyPrice({}, { makeAuctionOffer: buildAuctionOffer({ offerGroupId: idOf(102) }) });
    await shown.user.click(await screen.findByRole('radio', { name: /Standing, balcony/ }));
    await waitFor(() =>
      expect(shown.asked('getAuctionChance')).toContainEqual({ offerGroupId: idOf(102), numTokens: '2' }),
    );
    expect(together()).toBeNull();
    await confirm(shown);
    expect(shown.asked('makeAuctionOffer')).toMatchObject([
      { offerGroupId: idOf(102), seatsTogether: false },
    ]);
  });

  it('may be seats together, from two on', async () => {
    const shown = showMyPrice({}, { makeAuctionOffer: buildAuctionOffer() });
    await shown.user.click(await screen.findByRole('switch', { name: /together/i }));
    await confirm(shown);
    expect(shown.asked('makeAuctionOffer')).toMatchObject([{ offerGroupId: idOf(101), seatsTogether: true }]);
  });

  it('is one seat without a choice of neighbors', async () => {
    const shown = showMyPrice();
    await shown.field();
    await shown.press(/^Remove one/);
    await waitFor(() => expect(together()).toBeNull());
  });

  it('waits for a confirmed email address [C5.17b]', async () => {
    const getProfile = buildUser({ userAuthenticationState: 'EMAIL_UNVERIFIED' });
    const shown = showMyPrice(
      { allowed: { offer: { allowed: false, reason: 'emailUnverified' } } },
      { getProfile },
    );
    await shown.press('Make offer');
    const warning = screen.queryByRole('alertdialog');
    if (warning) await shown.user.click(within(warning).getByRole('button', { name: 'Make offer' }));
    await waitFor(() =>
      expect(shown.store.getState()).toMatchObject({
        identity: { flow: { kind: 'open', start: { goal: 'verified' }, stack: ['verifyEmail'] } },
      }),
    );
    expect(shown.asked('makeAuctionOffer')).toEqual([]);
  });
});
