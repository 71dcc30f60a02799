import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { buildToken, renderFeature, type MockAnswers } from '@foyer/testing';
import { SaleAction } from '../../components/sale/SaleAction.tsx';
import { buildExpired, buildListing, buildSales, buildStatement } from '../../testing/buildListing.ts';
import { tokenSettings } from '../../testing/tokenSettings.ts';
import { SellingTokensPage } from './SellingTokensPage.tsx';

const show = (path: string, answers: MockAnswers) =>
  renderFeature(
    <Routes>
      <Route path="/myPass/selling/:eventId?" element={<SellingTokensPage />} />
      <Route path="/myPass/past/selling/:eventId?" element={<SellingTokensPage />} />
    </Routes>,
    tokenSettings({ getActivitySummary: { attending: 0, requested: 0, selling: 1 }, ...answers }, { path }),
  );

describe('the tab Selling', () => {
  it('lists what is on sale and what was, with its price and state [C2.08e, C4.09c, C4.10a, C4.10f]', async () => {
    show('/myPass/selling', { listSecondaryListings: { listings: [buildListing(), buildExpired()] } });
    expect(await screen.findByText('On sale')).toBeVisible();
    expect(screen.getByText('Not sold')).toBeVisible();
    expect(screen.getByText('You’ll get CA$104.00')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'See details' })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/\/selling\/.+\/summary$/),
    );
    expect(screen.getByRole('link', { name: 'Selling (1)' })).toHaveAttribute('aria-current', 'page');
  });

  it('says what has become of each sale [C4.10b-e]', async () => {
    show('/myPass/selling', {
      listSecondaryListings: { listings: buildSales() },
      getSellerStatement: buildStatement(),
    });
    for (const word of ['Sold', 'Payout sent', 'Paid', 'Payment issue'])
      expect(await screen.findByText(word)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'See details' })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/\/selling\/.+\/reviewSold$/),
    );
    expect(
      await screen.findByText('You earned CA$208.00, we paid you CA$104.00, and owe you CA$104.00.'),
    ).toBeVisible();
    expect(screen.getByRole('rowheader', { name: /^Paid out: / })).toBeVisible();
  });

  it('asks for past events, and for one event alone [C2.08k, C2.11d]', async () => {
    const { eventId } = buildToken();
    const { api } = show(`/myPass/past/selling/${eventId}`, { listSecondaryListings: { listings: [] } });
    expect(await screen.findByText('Nothing here yet')).toBeVisible();
    expect(
      api.calls.find(({ operationId }) => operationId === 'listSecondaryListings')?.request,
    ).toMatchObject({
      when: 'past',
      eventId,
    });
  });
});

describe('the action of a token [C2.27d, C2.27e]', () => {
  const showAction = (allowed: object) =>
    renderFeature(
      <SaleAction
        token={buildToken({ allowed: { showCode: { allowed: true }, ...allowed } })}
        zone="America/Toronto"
      />,
      tokenSettings({}),
    );

  it('sells it, or leads to its listing', async () => {
    const sellable = showAction({ sell: { allowed: true } });
    expect(await screen.findByRole('link', { name: /^Sell: / })).toHaveAttribute(
      'href',
      expect.stringContaining('/selling/'),
    );
    sellable.unmount();
    showAction({ seeListing: { allowed: true } });
    expect(await screen.findByRole('link', { name: /^See your listing: / })).toHaveAttribute(
      'href',
      expect.stringContaining('/summary'),
    );
  });

  it('says why it can’t be sold [C5.16a]', async () => {
    showAction({ sell: { allowed: false, reason: 'resaleNotOpen', opensAt: '2027-04-01T16:00:00Z' } });
    expect(await screen.findByText(/Resale isn’t open yet/)).toBeInTheDocument();
  });
});
