import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import type { OperationId } from '@foyer/contract';
import { buildEventSummary, refuse, renderFeature, type MockAnswers, type MockApi } from '@foyer/testing';
import { buildSections } from '../../testing/buildSections.ts';
import {
  buildItem,
  buildTransaction,
  eventId,
  offerGroupId,
  promoterSettings,
  transactionId,
} from '../../testing/promoterSettings.ts';
import { TransactionsPage } from '../transactions/TransactionsPage.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';
import { EditPage } from './EditPage.tsx';
import { ItemPage } from './ItemPage.tsx';
import { ListingsPage } from './ListingsPage.tsx';
import { SeatPage } from './SeatPage.tsx';
import { SectionPage } from './SectionPage.tsx';

const root = `/promoter/transaction/${eventId}`;
const show = (answers: MockAnswers, path: string) =>
  renderFeature(
    <Routes>
      <Route path="/promoter/transaction/:eventId" element={<ListingsPage />} />
      <Route
        path="/promoter/transaction/:eventId/:tokenAssignmentGroupId/itemDetail"
        element={<ItemPage />}
      />
      <Route
        path="/promoter/transaction/:eventId/:tokenAssignmentGroupId/section"
        element={<SectionPage />}
      />
      <Route path="/promoter/transaction/:eventId/:tokenAssignmentGroupId/seat" element={<SeatPage />} />
      <Route
        path="/promoter/transaction/:eventId/:tokenAssignmentGroupId/checkout"
        element={<CheckoutPage />}
      />
      <Route path="/promoter/transaction/:eventId/:itemId/edit" element={<EditPage />} />
      <Route path="/promoter/transactions/:eventId/:transactionId?" element={<TransactionsPage />} />
    </Routes>,
    promoterSettings(answers, { path }),
  );
const requestsOf = ({ calls }: MockApi, operationId: OperationId) =>
  calls.filter((call) => call.operationId === operationId).map(({ request }) => request);
const engagement = { event: buildEventSummary(), commission: [] };
const checkout = `${root}/${offerGroupId}/checkout?quantity=2`;
const offline = () => {
  throw new TypeError('offline');
};

beforeEach(() => sessionStorage.clear());

describe('a new sale', () => {
  it('begins with what is left, and how many [C2.21a, C2.21b, C2.21e, C2.32e]', async () => {
    const { unmount } = show({}, root);
    const item = await screen.findByRole('link', { name: 'Floor, standing' });
    expect(item).toHaveAttribute('href', `${root}/${offerGroupId}/itemDetail`);
    expect(screen.queryByRole('link', { name: 'Upper level' })).toBeNull();
    unmount();
    const { user } = show({}, `${root}/${offerGroupId}/itemDetail`);
    await user.click(await screen.findByRole('button', { name: /increase|one more|add/i }));
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', checkout);
  });

  it('is over once the engagement has ended, and says what becomes of the rest', async () => {
    const ended = { ...engagement, paymentKinds: ['cash' as const], hasEnded: true };
    const { unmount } = show({ getPromoterEngagement: ended }, root);
    expect(await screen.findByRole('link', { name: 'Settlement' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Floor, standing' })).toBeNull();
    unmount();
    show({ getPromoterEngagement: ended }, checkout);
    expect(await screen.findByText('None left')).toBeInTheDocument();
  });

  it('takes cash, and shows the sale [C2.21f, C2.32f]', async () => {
    const { user, api } = show({ sellAsPromoter: { eventId, transactionId } }, checkout);
    await user.type(await screen.findByLabelText('Email address'), 'gina@example.com');
    await user.click(screen.getByRole('button', { name: /^Take .*280\.80 in cash$/ }));
    expect(await screen.findByText(/on their way to gina@example.com/)).toBeInTheDocument();
    expect(requestsOf(api, 'sellAsPromoter')).toEqual([
      {
        eventId,
        lines: [{ offerGroupId, quantity: 2 }],
        guest: { emailAddress: 'gina@example.com', locale: 'en-US' },
        payment: { paymentKind: 'cash', amount: { amount: 28_080, currency: 'CAD' } },
      },
    ]);
  });

  it('tells the change to give, or what is missing', async () => {
    const { user } = show({}, checkout);
    const received = await screen.findByLabelText(/^Cash received/);
    await user.type(received, '300');
    expect(await screen.findByText(/^Change: .*19\.20$/)).toBeInTheDocument();
    await user.clear(received);
    await user.type(received, '280');
    expect(await screen.findByText(/0\.80 is missing$/)).toBeInTheDocument();
  });

  it('asks for the address, and for the transaction of a terminal', async () => {
    const { user, api } = show({}, checkout);
    await user.click(await screen.findByRole('radio', { name: 'Card on your terminal' }));
    await user.click(screen.getByRole('button', { name: /is paid by card$/ }));
    expect(await screen.findAllByText('This field is required, please enter a value.')).toHaveLength(2);
    expect(requestsOf(api, 'sellAsPromoter')).toEqual([]);
  });

  it('takes what the server says, where more is charged than places', async () => {
    const now = { amount: 28_380, currency: 'CAD' };
    const { user, api } = show({ sellAsPromoter: refuse('priceChanged', { details: { now } }) }, checkout);
    await user.type(await screen.findByLabelText('Email address'), 'gina@example.com');
    await user.click(screen.getByRole('button', { name: /^Take .*280\.80 in cash$/ }));
    const take = await screen.findByRole('button', { name: /^Take .*283\.80 in cash$/ });
    api.answer({ sellAsPromoter: { eventId, transactionId } });
    await user.click(take);
    await waitFor(() => expect(requestsOf(api, 'sellAsPromoter')).toHaveLength(2));
    expect(requestsOf(api, 'sellAsPromoter')[1]).toMatchObject({ payment: { amount: now } });
  });

  it('says why it was refused', async () => {
    const { user } = show({ sellAsPromoter: refuse('promoterGuestLimit') }, checkout);
    await user.type(await screen.findByLabelText('Email address'), 'gina@example.com');
    await user.click(screen.getByRole('button', { name: /^Take/ }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
  });

  it('is sent again under the same key after a lost answer', async () => {
    const { user, api } = show({ sellAsPromoter: offline }, checkout);
    await user.type(await screen.findByLabelText('Email address'), 'gina@example.com');
    await user.click(screen.getByRole('button', { name: /^Take/ }));
    expect(await screen.findByText(/nothing is sold twice/)).toBeInTheDocument();
    const intent = sessionStorage.getItem(`foyer-pay-intent:promoter:${eventId}`);
    expect(intent).not.toBeNull();
    await user.click(screen.getByRole('button', { name: /^Take/ }));
    await waitFor(() => expect(requestsOf(api, 'sellAsPromoter')).toHaveLength(2));
    expect(sessionStorage.getItem(`foyer-pay-intent:promoter:${eventId}`)).toBe(intent);
  });
});

it('undoes a wrong sale after a question [C4.21d]', async () => {
  const undoable = buildTransaction({ undoableUntil: '2027-03-12T23:55:00Z' });
  const undone = buildTransaction({ state: 'cancelled' });
  const { user, api } = show(
    { getPromoterTransaction: undoable, undoPromoterSale: undone },
    `/promoter/transactions/${eventId}/${transactionId}`,
  );
  await user.click(await screen.findByRole('button', { name: 'Undo this sale' }));
  api.answer({ getPromoterTransaction: undone });
  await user.click(await screen.findByRole('button', { name: 'Undo the sale' }));
  expect(await screen.findByText(/^Undone\. Give .*280\.80 back/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo this sale' })).toBeNull());
  expect(requestsOf(api, 'undoPromoterSale')).toEqual([{ eventId, transactionId }]);
});

describe('a sale by link', () => {
  const url = 'http://localhost:4200/en-US/promoterAssignment?assignmentString=secret';
  const link = { eventId, transactionId, url, heldUntil: '2027-03-13T22:00:00Z' };
  const pending = buildTransaction({ state: 'pending', paymentKind: 'link', heldUntil: link.heldUntil });

  it('mails the guest in the chosen language, and shows the link as a QR code [C2.21f, C6.06c]', async () => {
    const { user, api } = show(
      {
        assignAsPromoter: link,
        getPromoterTransaction: pending,
        getPromoterEngagement: { ...engagement, paymentKinds: ['link'] },
      },
      checkout,
    );
    await user.type(await screen.findByLabelText('Email address'), 'gina@example.com');
    await user.click(screen.getByRole('button', { name: /^Send link for .*280\.80$/ }));
    expect(await screen.findByText('Let your guest scan this')).toBeInTheDocument();
    expect(document.querySelector('[data-sale-link]')).toHaveAttribute('data-sale-link', url);
    expect(requestsOf(api, 'assignAsPromoter')).toMatchObject([
      { guest: { emailAddress: 'gina@example.com', locale: 'en-US' } },
    ]);
  });

  it('is taken back after its dialog [C4.21d]', async () => {
    const { user, api } = show(
      { getPromoterTransaction: pending, revokePromoterTransaction: { ...pending, state: 'cancelled' } },
      `/promoter/transactions/${eventId}/${transactionId}`,
    );
    await user.click(await screen.findByRole('button', { name: 'Take back' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Take it back?' });
    await user.click(
      [...dialog.querySelectorAll('button')].find((each) => each.textContent === 'Take back')!,
    );
    await waitFor(() => expect(requestsOf(api, 'revokePromoterTransaction')).toHaveLength(1));
  });

  it('is edited: another address, another offer [C2.21g, C7.29a]', async () => {
    const { user, api } = show(
      { getPromoterTransaction: pending, editPromoterTransaction: link },
      `${root}/${transactionId}/edit`,
    );
    const address = await screen.findByLabelText('Email address');
    await user.clear(address);
    await user.type(address, 'other@example.com');
    await user.click(screen.getByRole('button', { name: 'Save and send a new link' }));
    await waitFor(() =>
      expect(requestsOf(api, 'editPromoterTransaction')).toEqual([
        { eventId, transactionId, emailAddress: 'other@example.com' },
      ]),
    );
  });
});

describe('a sale of picked seats', () => {
  const seated = { listPromoterInventory: { eventId, items: [buildItem({ seating: 'seated' })] } };
  const step = (name: string) => `${root}/${offerGroupId}/${name}`;
  beforeEach(() => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
  });

  it('goes over the sections, of which a single one is passed over [C2.21c, C2.21d]', async () => {
    const { unmount } = show(seated, step('itemDetail'));
    const choose = await screen.findByRole('link', { name: 'Choose seats' });
    expect(choose).toHaveAttribute('href', `${step('section')}?quantity=1`);
    unmount();
    const several = show(seated, `${step('section')}?quantity=2`);
    const orchestra = await screen.findByRole('link', { name: 'Orchestra' });
    expect(orchestra).toHaveAttribute('href', `${step('seat')}?section=ORCH&quantity=2`);
    several.unmount();
    const [only] = buildSections().sections;
    show({ ...seated, listPromoterSections: buildSections({ sections: [only!] }) }, step('section'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Seats' })).toBeInTheDocument();
  });

  it('takes the best ones or those that were pressed, and sells them by name [C2.21d, C2.21f]', async () => {
    const { user, unmount } = show(seated, `${step('seat')}?section=ORCH&quantity=2`);
    expect(await screen.findByRole('link', { name: 'Sections' })).toHaveAttribute(
      'href',
      `${step('section')}?quantity=2`,
    );
    await user.click(await screen.findByRole('button', { name: 'Best 2 seats' }));
    const next = await screen.findByRole('link', { name: 'Continue' });
    expect(next).toHaveAttribute('href', `${step('checkout')}?seat=ORCH-A-1&seat=ORCH-A-2`);
    await user.click(await screen.findByRole('button', { name: /Remove .*seat 2/i }));
    expect(next).toHaveAttribute('href', `${step('checkout')}?seat=ORCH-A-1`);
    unmount();
    const checkoutOf = show(
      { ...seated, sellAsPromoter: refuse('invalidSeatCodes') },
      `${step('checkout')}?seat=ORCH-A-1&seat=ORCH-A-6`,
    );
    expect(await screen.findByText('Section Orchestra, row A, seat 6')).toBeInTheDocument();
    await checkoutOf.user.type(screen.getByLabelText('Email address'), 'gina@example.com');
    await checkoutOf.user.click(screen.getByRole('button', { name: /^Take .*280\.80 in cash$/ }));
    expect(await screen.findByRole('link', { name: 'Choose other seats' })).toBeInTheDocument();
    expect(requestsOf(checkoutOf.api, 'sellAsPromoter')).toEqual([
      expect.objectContaining({
        lines: [{ offerGroupId, quantity: 2, seatCodes: ['ORCH-A-1', 'ORCH-A-6'], maySplit: true }],
      }),
    ]);
  });
});
