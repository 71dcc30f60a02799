import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { refuse, type MockAnswers } from '@foyer/testing';
import { EventPagesAddress } from '../../testing/addresses/EventPagesAddress.tsx';
import { longNames } from '../../testing/builders/buildEvents.ts';
import { balcony, buildOffer, buildOfferList, floor } from '../../testing/builders/buildOffers.ts';
import {
  buildProfile,
  customPage,
  eventId,
  eventPath,
  never,
  type MarketplaceSettings,
  onMarketplace,
} from '../../testing/marketplaceSettings.ts';

const meta: Meta<typeof EventPagesAddress> = {
  title: 'Marketplace/Pages/Preview, custom page, advertisement',
  component: EventPagesAddress,
  tags: ['page', 'event', 'preview', 'advertisement', 'landing'],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof EventPagesAddress>;

const at = (path: string, answers: MockAnswers = {}, settings: MarketplaceSettings = {}) => [
  onMarketplace(answers, { path, ...settings }),
];
const preview = `${eventPath}/preview`;
const custom = '/custom/first-glow';
const ad = `/ad/${eventId}`;

export const Preview: Story = { decorators: at(preview) };
export const PreviewWithoutOffers: Story = {
  tags: ['empty'],
  decorators: at(preview, { previewOfferGroups: buildOfferList([]) }),
};
export const PreviewOffersFailed: Story = {
  tags: ['error', 'retry'],
  decorators: at(preview, { previewOfferGroups: refuse('serverError') }),
};
export const PreviewForStrangers: Story = {
  tags: ['error', 'missing'],
  decorators: at(preview, { previewEvent: refuse('notFound') }),
};
export const PreviewInFrench: Story = {
  globals: { locale: 'fr-CA' },
  decorators: at(preview, { previewOfferGroups: buildOfferList([buildOffer(), balcony, floor]) }),
};
export const Custom: Story = { decorators: at(custom) };
export const CustomLoading: Story = {
  tags: ['skeleton', 'waiting'],
  decorators: at(custom, { getCustomEventPage: never }),
};
export const CustomMissing: Story = {
  tags: ['error', 'missing'],
  decorators: at(custom, { getCustomEventPage: refuse('notFound') }),
};
export const CustomWithLongWords: Story = {
  tags: ['long texts'],
  decorators: at(custom, {
    getCustomEventPage: { ...customPage, headline: longNames.performerNames[0]! },
    getEventProfile: buildProfile({ shortName: longNames.shortName }),
  }),
};
export const Ad: Story = { decorators: at(ad) };
export const AdOfThePromotedEvent: Story = { decorators: at('/ad') };
export const AdWithoutAnEvent: Story = {
  tags: ['empty'],
  decorators: at('/ad', { listCarousel: { events: [] } }),
};
export const AdInSpanish: Story = { globals: { locale: 'es-US' }, decorators: at(ad) };
export const AdMissing: Story = {
  tags: ['error', 'missing'],
  decorators: at(ad, { getEventProfile: refuse('notFound') }),
};
