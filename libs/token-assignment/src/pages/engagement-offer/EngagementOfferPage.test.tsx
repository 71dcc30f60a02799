import { screen, waitFor } from '@testing-library/react';
import { buildEventSummary, renderFeature } from '@foyer/testing';
import { assignmentString } from '../../testing/buildGuestCheckout.ts';
import { tokenSettings } from '../../testing/tokenSettings.ts';
import { AssignToGuestPage } from './AssignToGuestPage.tsx';
import { EngagementOfferPage } from './EngagementOfferPage.tsx';

it('tells the terms, and engages who accepts [C2.05a, C3.23e]', async () => {
  const event = buildEventSummary();
  const { user, api } = renderFeature(
    <EngagementOfferPage />,
    tokenSettings(
      {
        validateEngagementOffer: {
          ...{ state: 'pending', event, inviterFirstName: 'Northern Light Festival' },
          ...{ emailAddress: 'p••@example.com', assigneeHasAccount: true },
          ...{ paymentKinds: ['cash', 'link'], ratePpm: 100_000 },
          items: [{ name: 'Floor, standing', quantity: 24 }],
          acceptUntil: '2027-03-12T23:59:00Z',
        },
        acceptEngagementOffer: { eventId: event.eventId },
      },
      { path: `/clientPromoterAssignment?assignmentString=${assignmentString}` },
    ),
  );
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Northern Light Festival');
  expect(screen.getByText('24 × Floor, standing')).toBeVisible();
  expect(screen.getByText('10% of each Pass')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() =>
    expect(api.calls).toContainEqual({
      operationId: 'acceptEngagementOffer',
      request: { assignmentString },
    }),
  );
});

it('leads a promoter from what was given to a sale of it [C2.05b]', async () => {
  const { eventId } = buildEventSummary();
  const price = { amount: 14_040, currency: 'CAD' };
  const item = {
    ...{ offerGroupId: '01936f5e-7c00-7000-8000-000000000101', name: 'Floor, standing' },
    ...{ category: 'EVENT_ACCESS' as const, seating: 'ga' as const },
    price: { face: price, discounts: [], fees: [], taxes: [], allIn: price, total: price },
  };
  const stock = { allotted: 24, left: 14, pending: 0, sold: 10 };
  const soldOut = { ...item, offerGroupId: eventId, name: 'Balcony', stock: { ...stock, left: 0 } };
  renderFeature(
    <AssignToGuestPage />,
    tokenSettings(
      { listPromoterInventory: { eventId, items: [{ ...item, stock }, soldOut] } },
      { path: `/clientPromoterAssignment/assign?eventId=${eventId}` },
    ),
  );
  expect(await screen.findByRole('link', { name: 'Floor, standing' })).toHaveAttribute(
    'href',
    `/promoter/transaction/${eventId}/${item.offerGroupId}/itemDetail`,
  );
  expect(screen.queryByText('Balcony')).toBeNull();
});
