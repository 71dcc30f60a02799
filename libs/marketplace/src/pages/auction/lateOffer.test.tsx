import { screen, within } from '@testing-library/react';
import { refuse } from '@foyer/testing';
import { buildAuction, buildAuctionOffer } from '../../testing/builders/buildAuction.ts';
import { showMyPrice } from '../../testing/showMyPrice.tsx';

beforeEach(() => jest.spyOn(window, 'scrollTo').mockReturnValue(undefined));
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const makeAuctionOffer = refuse('marketplaceClosed', { message: 'This sale is closed.' });
const confirm = async ({ user }: ReturnType<typeof showMyPrice>, name: string): Promise<void> =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

describe('an offer that is confirmed after the close', () => {
  it('says that it was not made', async () => {
    const shown = showMyPrice({}, { makeAuctionOffer });
    await shown.press('Make offer');
    await confirm(shown, 'Make offer');
    expect(await screen.findByText(/Your offer wasn’t made, and you won’t be charged/)).toBeVisible();
  });

  it('says that the earlier one stands if it was to be raised', async () => {
    const shown = showMyPrice({ auction: buildAuction(), offer: buildAuctionOffer() }, { makeAuctionOffer });
    await shown.press('Raise offer');
    await shown.type('91');
    await shown.press('Raise offer');
    await confirm(shown, 'Raise offer');
    expect(await screen.findByText(/Your offer of CA\$70\.00 each stands/)).toBeVisible();
  });
});
