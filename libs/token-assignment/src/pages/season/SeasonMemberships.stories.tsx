import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { refuse, type MockAnswers } from '@foyer/testing';
import { buildMembership, seasonEvents } from '../../testing/buildSeason.ts';
import { onTokens } from '../../testing/tokenSettings.ts';
import { SeasonMembershipsPage } from './SeasonMembershipsPage.tsx';

const meta: Meta<typeof SeasonMembershipsPage> = {
  title: 'My passes/Season passes',
  component: SeasonMembershipsPage,
  tags: ['page', 'my passes', 'season', 'membership', 'member id'],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof SeasonMembershipsPage>;

const as = (
  listSeasonMemberships: NonNullable<MockAnswers['listSeasonMemberships']>,
  path = '/myPass/seasonMemberships',
): Story => ({
  decorators: [
    onTokens(
      {
        listSeasonMemberships,
        getActivitySummary: { attending: 3, requested: 0, seasonMemberships: 2 },
      },
      { path },
    ),
  ],
});

const other = buildMembership({
  membershipId: '01936f5e-7c00-7000-8000-000000000aa2',
  name: 'Sunday Matinées',
  memberId: '7',
  autoRenew: false,
  datesLeft: 1,
  placeCount: 1,
  event: seasonEvents[1]!,
});

export const Two = as({ memberships: [buildMembership(), other] });
export const TwoFrench: Story = { ...Two, globals: { locale: 'fr-CA' } };
export const Past = as(
  { memberships: [buildMembership({ datesLeft: 0 })] },
  '/myPass/past/seasonMemberships',
);
export const None: Story = { ...as({ memberships: [] }), tags: ['empty'] };
export const Loading = as(() => new Promise<never>(() => undefined));
export const Failed: Story = { ...as(refuse('serverError')), tags: ['error'] };
