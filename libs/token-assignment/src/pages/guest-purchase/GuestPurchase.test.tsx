import { screen, waitFor } from '@testing-library/react';
import { refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { assignmentString, buildGuestAssignment, guestAnswers } from '../../testing/buildGuestCheckout.ts';
import { tokenSettings } from '../../testing/tokenSettings.ts';
import {
  ClientGuestAssignmentPage,
  ClientGuestCheckoutPage,
  DeclineClientGuestAssignmentPage,
  PromoterAssignmentCheckoutPage,
  PromoterAssignmentPage,
} from './guestPurchasePages.tsx';
import { guestPurchaseRoutes } from './guestPurchaseRoutes.ts';

const search = `?assignmentString=${assignmentString}`;
const show = (page: React.ReactNode, answers: MockAnswers = {}) =>
  renderFeature(page, tokenSettings(guestAnswers(answers), { path: `/promoterAssignment${search}` }));

beforeEach(() => sessionStorage.clear());

describe('the page of a link', () => {
  it('tells who holds what, for how much, and leads to the checkout; opening it changes nothing [C2.05g, C3.23a, C3.23e]', async () => {
    const { api } = show(<PromoterAssignmentPage />);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/Paz Moreno.*for you/);
    expect(screen.getByText('2 × Floor, standing')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Pay .*280\.80/ })).toHaveAttribute(
      'href',
      `/promoterAssignment/checkout${search}`,
    );
    expect(api.calls.map(({ operationId }) => operationId)).not.toContain('declinePromoterPurchase');
  });

  it('declines only after its dialog [C2.05i, C4.21c]', async () => {
    let state: 'pending' | 'declined' = 'pending';
    const { user, api } = show(<PromoterAssignmentPage />, {
      validatePromoterPurchase: () => buildGuestAssignment({ state }),
      declinePromoterPurchase: () => {
        state = 'declined';
        return { ok: true };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Decline?' });
    await user.click([...dialog.querySelectorAll('button')].find((each) => each.textContent === 'Decline')!);
    expect(await screen.findByRole('heading', { level: 1, name: 'Declined' })).toBeVisible();
    expect(api.calls).toContainEqual({
      operationId: 'declinePromoterPurchase',
      request: { assignmentString },
    });
  });

  it('has an address that declines, which asks too [C2.05e]', async () => {
    const { user, api } = show(<DeclineClientGuestAssignmentPage />, {
      declineGuestPurchase: { ok: true },
    });
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Decline?' });
    expect(api.calls.map(({ operationId }) => operationId)).not.toContain('declineGuestPurchase');
    await user.click([...dialog.querySelectorAll('button')].find((each) => each.textContent === 'Decline')!);
    await waitFor(() =>
      expect(api.calls).toContainEqual({
        operationId: 'declineGuestPurchase',
        request: { assignmentString },
      }),
    );
  });

  it('has an address that confirms, which shows the same [C2.05h]', async () => {
    const confirm = guestPurchaseRoutes.find(({ address }) => address === 'promoterAssignmentConfirm');
    expect(await confirm?.load()).toBe(PromoterAssignmentPage);
  });

  it.each([
    ['completed', 'It’s yours'],
    ['cancelled', 'took this back'],
    ['expired', 'This link has expired'],
  ] as const)('says of a %s one what became of it [C4.21b, C4.21d]', async (state, title) => {
    show(<PromoterAssignmentPage />, { validatePromoterPurchase: buildGuestAssignment({ state }) });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
  });

  it('takes what is free in one press [C2.05c, C2.05d]', async () => {
    const total = { amount: 0, currency: 'CAD' };
    const { user, api } = show(<ClientGuestAssignmentPage />, {
      validateGuestPurchase: buildGuestAssignment({ total }),
      purchaseFromClient: refuse('ticketLimitEvent', { message: 'You’ve reached the limit.' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('You’ve reached the limit.')).toBeVisible();
    const [call] = api.calls.filter(({ operationId }) => operationId === 'purchaseFromClient');
    expect(call?.request).toMatchObject({ assignmentString, acceptedTotal: total });
  });

  it.each([
    ['promoter', <PromoterAssignmentCheckoutPage key="promoter" />, 'purchaseFromPromoter'],
    ['organiser', <ClientGuestCheckoutPage key="client" />, 'purchaseFromClient'],
  ] as const)(
    'pays a link of the %s by a stored card [C7.11e, C2.05f, C2.05j]',
    async (_of, page, purchase) => {
      const { user, api } = show(page, {
        [purchase]: refuse('paymentFailed', { details: { reason: 'declined' } }),
      });
      await screen.findAllByText(/4242/);
      await user.click(await screen.findByRole('button', { name: /^Pay/ }));
      await waitFor(() => expect(api.calls.map(({ operationId }) => operationId)).toContain(purchase));
      const [call] = api.calls.filter(({ operationId }) => operationId === purchase);
      expect(call?.request).toMatchObject({
        assignmentString,
        acceptedTotal: { amount: 28_080, currency: 'CAD' },
        paymentMethodId: expect.any(String),
      });
    },
  );
});
