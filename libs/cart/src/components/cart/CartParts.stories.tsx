import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { buildCart, buildCartLine, buildGiftLine, buildMoney } from '../../testing/buildCart.ts';
import { stageTime } from '../../testing/cartSettings.ts';
import { onCart } from '../../testing/onCart.tsx';
import { PriceChangedBanner } from '../price-change/PriceChangedBanner.tsx';
import { CartButton } from './CartButton.tsx';
import { CartLineCard } from './CartLineCard.tsx';
import { HeldNotice } from './HeldNotice.tsx';
import type { CartActions } from './useCartActions.ts';
import { HoldClock } from './HoldClock.tsx';
import { PromoCode } from './PromoCode.tsx';

const onStage = [onCart()];
const nothing = () => undefined;
const answered = () => Promise.resolve();
const endingIn = (ms: number, allowed = true) =>
  buildCart({
    purchaseTokenExpiration: new Date(stageTime + ms).toISOString(),
    allowed: { extend: { allowed } },
  });
const clock = (ms: number, isExtendable?: boolean) => () => (
  <HoldClock cart={endingIn(ms, isExtendable)} onExtend={nothing} isBusy={false} />
);
const line = (overrides: Parameters<typeof buildCartLine>[0]) => () => (
  <ul style={{ maxWidth: 640, padding: 0 }}>
    <CartLineCard line={buildCartLine(overrides)} maximum={8} onQuantity={answered} onRemove={nothing} />
  </ul>
);

const refused: CartActions['applyCode'] = async () => ({
  error: {
    kind: 'rejected',
    status: 422,
    code: 'invalidPromoCode',
    message: 'Invalid promo code. Check it and try again.',
    details: {},
  },
});
const promo =
  (promoCode?: { applies: boolean }, applyCode: CartActions['applyCode'] = refused) =>
  () => (
    <PromoCode
      cart={{
        eventId: buildCart().eventId,
        ...(promoCode ? { promoCode: { discountCode: 'AUTUMN10', label: '10 % off', ...promoCode } } : {}),
      }}
      actions={{ applyCode, isBusy: false }}
    />
  );

const meta: Meta = {
  title: 'Cart/Parts',
  tags: ['cart', 'basket', 'header', 'countdown', 'timer', 'hold', 'line item', 'quantity'],
};
export default meta;
type Story = StoryObj;

export const HeaderItem: Story = { decorators: onStage, render: () => <CartButton /> };
export const HeaderItemLastMinute: Story = {
  decorators: [onCart({}, { carts: [endingIn(42_000)] })],
  render: () => <CartButton />,
};
/** Renders nothing for an empty cart. */
export const HeaderItemEmpty: Story = {
  decorators: [onCart({}, { carts: [] })],
  render: () => <CartButton />,
};

/** Event page notice, for apps whose header has no cart item. */
export const HeldOfAnEvent: Story = {
  decorators: onStage,
  render: () => <HeldNotice eventId={buildCart().eventId} />,
};

export const HoldWithTime: Story = { decorators: onStage, render: clock(527_000) };
export const HoldOffersMoreTime: Story = { decorators: onStage, render: clock(95_000) };
export const HoldExtendedAlready: Story = { decorators: onStage, render: clock(48_000, false) };

export const SeatedLine: Story = { decorators: onStage, render: line({}) };
export const SeatsInTwoRows: Story = {
  decorators: onStage,
  render: line({
    seats: [
      { seatCode: '101-C-12', sectionCode: '101', section: '101', row: 'C', seat: '12' },
      { seatCode: '101-D-4', sectionCode: '101', section: '101', row: 'D', seat: '4' },
    ],
  }),
};
export const GeneralAdmissionLine: Story = {
  decorators: onStage,
  render: line({ name: 'Floor', seating: 'ga', seats: [], sectionName: 'Floor, standing', quantity: 1 }),
};
/** Names the number of {product} in place of ages. */
export const TableOfEight: Story = {
  decorators: onStage,
  render: line({ name: 'Table for 8', seating: 'none', seats: [], quantity: 1, tokensEach: 8 }),
};
/** Names the place to pick it up. */
export const ToPickUp: Story = {
  decorators: onStage,
  render: line({
    category: 'COLLECTIBLE',
    name: 'Numbered enamel pin',
    seating: 'none',
    seats: [],
    quantity: 1,
    fulfilment: 'PICKUP',
    pickupPlace: 'Merchandise stand',
  }),
};
/** The amount can be changed. */
export const Gift: Story = {
  decorators: onStage,
  render: () => (
    <ul style={{ maxWidth: 640, padding: 0 }}>
      <CartLineCard
        line={buildGiftLine()}
        maximum={8}
        onQuantity={answered}
        onAmount={nothing}
        onRemove={nothing}
      />
    </ul>
  ),
};
export const AdultsAndChildren: Story = {
  decorators: onStage,
  render: line({
    ages: [
      { ageGroup: 'ADULT', quantity: 1 },
      { ageGroup: 'CHILD', quantity: 1 },
    ],
    unitPrices: [
      { ageGroup: 'ADULT', quantity: 1, allIn: { amount: 11_000, currency: 'CAD' } },
      { ageGroup: 'CHILD', quantity: 1, allIn: { amount: 5_500, currency: 'CAD' } },
    ],
  }),
};
export const ExtraLine: Story = {
  decorators: onStage,
  render: line({
    name: 'Tour shirt',
    category: 'MERCHANDISE',
    seats: [],
    ages: [],
    unitPrices: [],
    fulfilment: 'PICKUP',
    quantity: 1,
  }),
};
/** Line of a receipt, which cannot be edited. */
export const ReadOnlyLine: Story = {
  decorators: onStage,
  render: () => (
    <ul style={{ maxWidth: 640, padding: 0 }}>
      <CartLineCard line={buildCartLine()} maximum={2} />
    </ul>
  ),
};
export const BusyLine: Story = {
  decorators: onStage,
  render: () => (
    <ul style={{ maxWidth: 640, padding: 0 }}>
      <CartLineCard line={buildCartLine()} maximum={8} isBusy onQuantity={answered} onRemove={nothing} />
    </ul>
  ),
};

export const PromoCodeClosed: Story = { decorators: onStage, render: promo() };
export const PromoCodeEntry: Story = {
  decorators: onStage,
  render: promo(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a promo code' }));
  },
};
export const PromoCodeRefused: Story = {
  decorators: onStage,
  render: promo(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a promo code' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Promo code' }), 'NOTHING');
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply' }));
  },
};
export const PromoCodeApplied: Story = { decorators: onStage, render: promo({ applies: true }) };
/** The code needs another quantity or other items. */
export const PromoCodeWithoutEffect: Story = { decorators: onStage, render: promo({ applies: false }) };
/** Price of one item; without a name, of the total. */
export const PriceChanged: Story = {
  tags: ['price changed', 'banner'],
  decorators: onStage,
  render: () => (
    <PriceChangedBanner
      item="Lower bowl"
      before={buildMoney(20_000)}
      now={buildMoney(22_000)}
      onContinue={nothing}
    />
  ),
};
