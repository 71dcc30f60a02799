import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Route, Routes } from 'react-router';
import { refuse, type MockAnswers } from '@foyer/testing';
import {
  buildMembership,
  buildPass,
  buildPasses,
  seasonEvents,
  seasonTokens,
} from '../../testing/buildSeason.ts';
import { buildSentAssignment, onTokens } from '../../testing/tokenSettings.ts';
import { SeasonBulkAssignPage } from './SeasonBulkAssignPage.tsx';
import { SeasonPassPage } from './SeasonPassPage.tsx';
import { SeasonPassTokensPage } from './SeasonPassTokensPage.tsx';

const meta: Meta<typeof SeasonPassPage> = {
  title: 'My passes/Season pass',
  component: SeasonPassPage,
  tags: ['page', 'my passes', 'season', 'bulk assign', 'auto-renew'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Routes>
      <Route path="/seasonPass/:eventId" element={<SeasonPassPage />} />
      <Route path="/seasonPass/:eventId/allPass" element={<SeasonPassTokensPage />} />
      <Route path="/seasonPass/:eventId/bulkAssign" element={<SeasonBulkAssignPage />} />
    </Routes>
  ),
};
export default meta;
type Story = StoryObj<typeof SeasonPassPage>;

const path = `/seasonPass/${seasonEvents[0]!.eventId}`;
const as = (
  page: '' | '/allPass' | '/bulkAssign',
  getSeasonMembership: NonNullable<MockAnswers['getSeasonMembership']> = buildPasses(),
  answers: MockAnswers = {},
): Story => ({ decorators: [onTokens({ getSeasonMembership, ...answers }, { path: `${path}${page}` })] });

const [sent, kept] = seasonTokens(0);
/** One date with a place that was sent, one that is off, and one that was sold. */
const mixed = buildPass({
  dates: [
    {
      event: seasonEvents[0]!,
      tokens: [
        { ...sent!, state: 'sent', assignmentState: 'sent', assignment: buildSentAssignment() },
        kept!,
      ],
    },
    { event: { ...seasonEvents[1]!, status: 'Cancelled' }, tokens: [] },
    { event: seasonEvents[2]!, tokens: [] },
  ],
});

export const Pass = as('');
export const PassFrench: Story = { ...Pass, globals: { locale: 'fr-CA' } };
export const WithoutRenewal = as(
  '',
  buildPasses(buildPass({ membership: buildMembership({ autoRenew: false }) })),
);
export const DateCancelled: Story = {
  ...as(
    '',
    buildPasses({ ...mixed, dates: [{ event: { ...seasonEvents[0]!, status: 'Cancelled' }, tokens: [] }] }),
  ),
  tags: ['cancelled'],
};
export const AllDates = as('/allPass', buildPasses(mixed));
export const BulkAssign = as('/bulkAssign');
export const BulkAssignSpanish: Story = { ...BulkAssign, globals: { locale: 'es-US' } };
export const NothingToSend: Story = {
  ...as('/bulkAssign', buildPasses(buildPass({ dates: [{ event: seasonEvents[0]!, tokens: [] }] }))),
  tags: ['empty'],
};
export const Loading = as('', () => new Promise<never>(() => undefined));
export const Failed: Story = { ...as('', refuse('notFound')), tags: ['error'] };
