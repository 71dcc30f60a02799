import { act, screen } from '@testing-library/react';
import { renderFeature } from '@foyer/testing';
import { buildCartLine, buildGiftLine, buildMoney } from '../../testing/buildCart.ts';
import { cartSettings } from '../../testing/cartSettings.ts';
import { CartLineCard } from './CartLineCard.tsx';

it('a line of tables says how many {product}s they bring, instead of ages [C3.06e, C3.24e]', async () => {
  const line = buildCartLine({ name: 'Table for 8', seats: [], seating: 'none', quantity: 2, tokensEach: 8 });
  renderFeature(
    <ul>
      <CartLineCard line={line} maximum={2} />
    </ul>,
    cartSettings(),
  );
  expect(await screen.findByText('Brings 16 Passes')).toBeVisible();
  expect(screen.queryByText(/Adult/)).toBeNull();
});

it('a line to pick up says where, and its price without an age [C3.05b]', async () => {
  const line = buildCartLine({
    category: 'MERCHANDISE',
    name: 'Hoodie',
    seats: [],
    seating: 'none',
    fulfilment: 'PICKUP',
    pickupPlace: 'Stand by gate 4',
    quantity: 2,
    unitPrices: [{ ageGroup: 'ADULT', quantity: 2, allIn: buildMoney(4_500) }],
  });
  renderFeature(
    <ul>
      <CartLineCard line={line} maximum={2} />
    </ul>,
    cartSettings(),
  );
  expect(await screen.findByText('Stand by gate 4')).toBeVisible();
  expect(screen.getByText('Pickup at the venue')).toBeVisible();
  expect(screen.getByText('2 × CA$45.00')).toBeVisible();
});

it('keeps the last wanted quantity until its own answer, also when an earlier press wanted the same', async () => {
  const answers: (() => void)[] = [];
  const onQuantity = () => new Promise<void>((resolve) => answers.push(resolve));
  const { user } = renderFeature(
    <ul>
      <CartLineCard line={buildCartLine({ quantity: 2 })} maximum={8} onQuantity={onQuantity} />
    </ul>,
    cartSettings(),
  );
  const quantity = await screen.findByText('2', { selector: 'output' });
  for (const name of ['Add one', 'Remove one', 'Add one'])
    await user.click(screen.getByRole('button', { name }));
  expect(quantity).toHaveTextContent('3');
  await act(async () => answers[0]!());
  expect(quantity).toHaveTextContent('3');
  await act(async () => answers[2]!());
  expect(quantity).toHaveTextContent('2');
});

describe('a gift in the cart [C1.01g, C3.02d]', () => {
  it('names its charity, and changes its amount instead of a quantity', async () => {
    const onAmount = jest.fn();
    const { user } = renderFeature(
      <ul>
        <CartLineCard line={buildGiftLine(1_000)} maximum={8} onQuantity={jest.fn()} onAmount={onAmount} />
      </ul>,
      cartSettings(),
    );
    expect(await screen.findByText('All of it goes to Open Case Fund.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add one' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Change amount/ }));
    expect(screen.getByRole('button', { name: 'CA$10.00' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'CA$25.00' }));
    expect(onAmount).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Save amount' }));
    expect(onAmount).toHaveBeenCalledWith(buildMoney(2_500));
  });

  it('on a receipt names its charity alone', async () => {
    const { amounts: _amounts, ...bought } = buildGiftLine();
    renderFeature(
      <ul>
        <CartLineCard line={bought} maximum={1} />
      </ul>,
      cartSettings(),
    );
    expect(await screen.findByText('All of it goes to Open Case Fund.')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByText('Digital delivery')).not.toBeInTheDocument();
  });
});
