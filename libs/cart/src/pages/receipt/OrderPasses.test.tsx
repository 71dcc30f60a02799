import { screen, within } from '@testing-library/react';
import type { Token } from '@foyer/contract';
import { buildToken, renderFeature } from '@foyer/testing';
import { buildActivityOf } from '../../testing/buildActivityOf.ts';
import { buildOrder } from '../../testing/buildOrder.ts';
import { cartSettings } from '../../testing/cartSettings.ts';
import { ReceiptPage } from './ReceiptPage.tsx';

const order = buildOrder();
const path = `/transaction/${order.eventId}/receipt?orderId=${order.orderId}`;
const show = (tokens: Token[]) =>
  renderFeature(
    <ReceiptPage />,
    cartSettings({ getOrder: order, getEventActivity: buildActivityOf(order, tokens) }, { path }),
  );

describe('the passes of a receipt', () => {
  it('are those of its valid {product} that are still the buyer’s, each with its seat', async () => {
    show([
      buildToken(),
      buildToken({ tokenId: '01936f5e-7c00-7000-8000-0000000000c2', state: 'sent' }),
      buildToken({
        tokenId: '01936f5e-7c00-7000-8000-0000000000c3',
        orderId: '01936f5e-7c00-7000-8000-0000000000d2',
      }),
    ]);
    const heading = await screen.findByRole('heading', { name: 'On your phone' });
    const list = within(heading.parentElement!).getByRole('list');
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    expect(
      within(list).getByRole('button', { name: 'Add to Google Wallet: Section 101, row C, seat 12' }),
    ).toBeVisible();
  });

  it('stand in the order of their seats, read as numbers', async () => {
    const seatToken = buildToken();
    show(
      ['10', '9', '11'].map((seat, at) => ({
        ...seatToken,
        tokenId: `01936f5e-7c00-7000-8000-0000000000c${at}`,
        seat: { ...seatToken.seat!, seat },
      })),
    );
    const heading = await screen.findByRole('heading', { name: 'On your phone' });
    const places = within(heading.parentElement!)
      .getAllByRole('listitem')
      .map((item) => /seat (\d+)/.exec(item.textContent)?.[1]);
    expect(places).toEqual(['9', '10', '11']);
  });

  it('are not there where the server makes none', async () => {
    show([buildToken({ allowed: { showCode: { allowed: true } } })]);
    expect(await screen.findByText(order.orderNumber)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'On your phone' })).toBeNull();
  });
});
