import { screen } from '@testing-library/react';
import { buildToken, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { buildCartLine, buildMoney } from '../../testing/buildCart.ts';
import { buildOrder } from '../../testing/buildOrder.ts';
import { cartSettings } from '../../testing/cartSettings.ts';
import { ReceiptPage } from './ReceiptPage.tsx';

const { orderId, eventId } = buildOrder();
const show = (getOrder: NonNullable<MockAnswers['getOrder']>) =>
  renderFeature(
    <ReceiptPage />,
    cartSettings(
      { getOrder },
      { path: `/transaction/${eventId}/receipt?orderId=${orderId}`, locale: 'en-CA' },
    ),
  );

describe('ReceiptPage', () => {
  it('shows order, card, transaction and each part of what was paid [C2.18b, C3.22m-q, C3.28a-d]', async () => {
    const { api } = show(buildOrder());
    expect(
      await screen.findByRole('heading', { level: 1, name: 'You’re in. Your 2 Passes are here.' }),
    ).toBeVisible();
    for (const text of [
      'F7K2-M9QX',
      'Visa ending in 4242',
      // The end of a long id.
      '…6f5e7c007000',
      '$20.00',
      '$28.60',
      '$248.60',
      'Section 101, row C, seats 12 and 13',
    ])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText('Price').nextElementSibling).toHaveTextContent('$200.00');
    expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      `/calendar/en-CA/${eventId}.ics`,
    );
    expect(api.calls).toContainEqual({ operationId: 'getOrder', request: { orderId } });
  });

  it('shares the address of the event, never that of the receipt', async () => {
    const { user } = show(buildOrder());
    const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Link copied.')).toBeVisible();
    const { vanityName } = buildOrder().event;
    expect(copy.mock.calls).toEqual([[`${window.location.origin}/events/${vanityName}/${eventId}`]]);
  });

  it('shows neither card nor transaction of what was free', async () => {
    const { payment: _payment, transactionId: _transactionId, ...order } = buildOrder();
    show(order);
    expect(await screen.findByText('F7K2-M9QX')).toBeVisible();
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).not.toContain('Card');
    expect(terms).not.toContain('Transaction');
  });

  it('links to what was bought, and lets no line be changed', async () => {
    show(buildOrder());
    expect(await screen.findByRole('link', { name: 'Show my Passes' })).toHaveAttribute(
      'href',
      `/myPass/token/${eventId}`,
    );
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
  });

  it('opens with the object itself: the event, and the seats set large [C3.22b]', async () => {
    const line = buildCartLine();
    // The server lists seats in the order in which it found them, which may be from right to left.
    const order = buildOrder({ lines: [{ ...line, seats: line.seats.toReversed() }] });
    show(order);
    expect(await screen.findByRole('heading', { level: 2, name: order.event.shortName })).toBeVisible();
    const places = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(places).toEqual(
      expect.arrayContaining([
        ['Section', '101'],
        ['Row', 'C'],
        ['Seats', '12, 13'],
      ]),
    );
  });

  it('shows the changed state of each {product}, and no state of those just bought [C3.22e, C4.11c-d, C4.11l]', async () => {
    const line = buildCartLine({ quantity: 3, seats: [] });
    const { seat: _seat, ...standing } = buildToken({ offerGroupId: line.offerGroupId });
    const other = buildToken({ offerGroupId: '01936f5e-7c00-7000-8000-00000000ffff', state: 'sent' });
    const accepted = { ...standing, assignmentState: 'accepted' as const };
    show(buildOrder({ lines: [line], tokens: [standing, accepted, accepted, other] }));
    expect(await screen.findByText('2 × Transferred')).toBeVisible();
    for (const unsaid of [/Not assigned/, /Transfer pending/]) expect(screen.queryByText(unsaid)).toBeNull();
  });

  it('says whom the tax invoice names, with the tax number if there is one', async () => {
    const { unmount } = show(buildOrder({ invoiceTo: { name: 'Acme', taxNumber: 'BE0123' } }));
    expect(await screen.findByText('Acme, tax number BE0123')).toBeVisible();
    expect(screen.getByText('Tax invoice')).toBeVisible();
    unmount();
    show(buildOrder({ invoiceTo: { name: 'Acme' } }));
    expect(await screen.findByText('Acme')).toBeVisible();
  });

  it('names the credit notes of its refunds, with amount and date', async () => {
    const issuedAt = '2027-01-03T15:20:00Z';
    const creditNotes = [{ number: 'CN-000042', amount: buildMoney(12_430), issuedAt }];
    show(buildOrder({ invoiceTo: { name: 'Acme' }, creditNotes }));
    const note = (await screen.findByText('Credit note')).nextElementSibling;
    expect(note).toHaveTextContent(/^CN-000042 · \$124\.30 · .*Jan 3/);
  });

  it('says where it is shipped to', async () => {
    const shippingAddress = {
      fullName: 'Ada Tremblay',
      address: '4242 Rue Saint-Denis',
      unit: '',
      country: 'CA',
      googlePlaceId: '',
    };
    show(buildOrder({ shippingAddress }));
    expect(await screen.findByText('Ada Tremblay, 4242 Rue Saint-Denis, CA')).toBeVisible();
  });

  const factsOf = () =>
    screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  const parcel = { carrier: 'UPS', trackingNumber: '1Z 999', shippedAt: '2027-01-04T03:20:00Z' };

  it('says that its parcel is to be shipped, and then when it was, by whom, and how to track it [C3.05a]', async () => {
    const { unmount } = show(buildOrder({ shipment: { state: 'toShip' } }));
    expect(await screen.findByText('Not shipped yet')).toBeVisible();
    expect(screen.queryByText('Carrier')).toBeNull();
    unmount();
    const trackingLink = 'https://carrier.example/1Z999';
    show(buildOrder({ shipment: { state: 'shipped', ...parcel, trackingLink } }));
    const link = await screen.findByRole('link', { name: /^Track your package/ });
    expect(link).toHaveAttribute('href', trackingLink);
    expect(link).toHaveAttribute('target', '_blank');
    expect(factsOf()).toEqual(
      expect.arrayContaining([
        // The day at the place of the event.
        expect.stringMatching(/^Shipping: Shipped · .*January 3, 2027$/),
        'Carrier: UPS',
        'Tracking number: 1Z 999',
      ]),
    );
  });

  it('says when its parcel arrived, and leads nowhere without a page of the carrier [C3.05a]', async () => {
    show(buildOrder({ shipment: { state: 'delivered', ...parcel, deliveredAt: '2027-01-07T19:05:00Z' } }));
    await screen.findByText('Carrier');
    expect(factsOf()).toContainEqual(expect.stringMatching(/^Shipping: Delivered · .*January 7, 2027$/));
    expect(screen.queryByRole('link', { name: /Track/ })).toBeNull();
  });

  it('says why it could not be shown, and tries again [C4.28c]', async () => {
    const { user, api } = show(refuse('notFound', { message: 'We couldn’t find what you’re looking for.' }));
    expect(await screen.findByRole('heading', { name: 'We couldn’t show this receipt' })).toBeVisible();
    expect(screen.getByText('We couldn’t find what you’re looking for.')).toBeVisible();
    api.answer({ getOrder: buildOrder() });
    await user.click(screen.getByRole('button', { name: /again/i }));
    expect(await screen.findByText('F7K2-M9QX')).toBeVisible();
  });
});
