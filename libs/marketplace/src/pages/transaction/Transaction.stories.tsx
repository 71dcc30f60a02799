import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { buildConfiguration, refuse, storyOnStage, type MockAnswers } from '@foyer/testing';
import { idOf } from '../../testing/builders/buildEvents.ts';
import { buildOffer, buildOfferList, buyableOf, shirtSizes } from '../../testing/builders/buildOffers.ts';
import { saleWindow } from '../../testing/builders/buildWays.ts';
import { buildProfile, never } from '../../testing/marketplaceSettings.ts';
import { TransactionAddress } from '../../testing/addresses/TransactionAddress.tsx';
import { buildDetail, evening, transactionSettings } from '../../testing/transactionAnswers.ts';

const meta: Meta<typeof TransactionAddress> = {
  title: 'Marketplace/Pages/Transaction',
  component: TransactionAddress,
  tags: ['page', 'transaction', 'buy', 'offer'],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof TransactionAddress>;

const at = (step: string, answers: MockAnswers = {}) => [
  storyOnStage((locale) => transactionSettings(answers, { locale, step })),
];
const serverTime = '2027-01-01T00:00:00Z';

export const Listings: Story = { tags: ['filter', 'category'], decorators: at('/listings') };
export const ListingsLoading: Story = {
  tags: ['skeleton'],
  decorators: at('/listings', { listOfferGroups: never }),
};
export const ListingsEmpty: Story = {
  tags: ['empty'],
  decorators: at('/listings', { listOfferGroups: buildOfferList([]) }),
};
export const ListingsFailed: Story = {
  tags: ['error'],
  decorators: at('/listings', { listOfferGroups: refuse('tooManyRequests') }),
};
export const WithResale: Story = {
  tags: ['resale'],
  decorators: at('/listings', {
    listOfferGroups: buildOfferList([buildOffer(), buildOffer({ offerGroupId: idOf(150), resale: true })]),
  }),
};
export const Gone: Story = {
  tags: ['error', 'missing'],
  decorators: at('/listings', { getEventProfile: refuse('notFound') }),
};
export const NoMarketplace: Story = {
  tags: ['empty', 'closed'],
  decorators: at('/listings', {
    getEventProfile: buildProfile({}, { marketplaces: [{ ...saleWindow, state: 'closed' }] }),
  }),
};
export const Detail: Story = { tags: ['seats', 'gate'], decorators: at(`/detail?offer=${idOf(101)}`) };
export const DetailByAge: Story = { tags: ['age'], decorators: at(`/detail?offer=${idOf(104)}`) };
export const DetailOfAPackage: Story = {
  tags: ['package'],
  decorators: at(`/detail?offer=${evening.offerGroupId}`),
};
export const DetailSoldOut: Story = {
  tags: ['sold out'],
  decorators: at(`/detail?offer=${idOf(101)}`, {
    getOfferGroupDetail: {
      ...buildDetail(idOf(101)),
      offerGroup: buildOffer({ available: 0, buyable: buyableOf({ available: 0 }), maxQuantity: 0 }),
    },
  }),
};
export const DetailGone: Story = { tags: ['missing'], decorators: at('/detail') };
export const MerchItems: Story = { tags: ['merchandise'], decorators: at('/merchItems') };
export const AddonItems: Story = { tags: ['extras', 'charity'], decorators: at('/addonItems') };
export const MerchOptions: Story = {
  tags: ['merchandise', 'size'],
  decorators: at(`/merchOptions?offer=${shirtSizes[1].offerGroupId}`),
};
export const AddonOptions: Story = { tags: ['extras'], decorators: at(`/addonOptions?offer=${idOf(106)}`) };
export const EventOptions: Story = { tags: ['package'], decorators: at('/eventOptions') };
export const Price: Story = { tags: ['fees', 'age'], decorators: at(`/price?offer=${idOf(104)}`) };
export const Sections: Story = { tags: ['section'], decorators: at('/section') };
export const SectionsSoldOut: Story = {
  tags: ['section', 'sold out'],
  decorators: at('/section', { listSeatCharts: { seatCharts: [], serverTime } }),
};
export const Seating: Story = {
  tags: ['seats', 'map'],
  decorators: at(`/seating/${idOf(100)}/${idOf(101)}`),
};
export const Support: Story = { tags: ['large order'], decorators: at('/support') };
export const SupportSent: Story = {
  tags: ['large order', 'sent'],
  decorators: at('/support'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send request' }));
    await canvas.findByText('We got your request', undefined, { timeout: 5_000 });
  },
};
export const SupportOff: Story = {
  tags: ['large order', 'flag'],
  decorators: at('/support', {
    getConfiguration: buildConfiguration({ remoteConfig: { largeOrderRequest: false } }),
  }),
};
const atEntry = (search: string, answers: MockAnswers = {}) => [
  storyOnStage((locale) => ({
    ...transactionSettings(answers, { locale, path: `/transactionWhitelabel${search}` }),
    token: undefined,
  })),
];
export const PartnerEntry: Story = {
  tags: ['partner', 'log in'],
  decorators: atEntry(`?eventId=${idOf(1)}`),
};
export const PartnerEntryGone: Story = { tags: ['partner', 'missing'], decorators: atEntry('') };
