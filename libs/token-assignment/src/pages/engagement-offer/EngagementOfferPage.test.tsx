import { screen, waitFor } from '@testing-library/react';
import { buildEventSummary, renderFeature } from '@foyer/testing';
import { assignmentString } from '../../testing/buildGuestCheckout.ts';
import { tokenSettings } from '../../testing/tokenSettings.ts';
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
