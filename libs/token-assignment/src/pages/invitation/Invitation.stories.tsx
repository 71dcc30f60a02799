import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { refuse, type MockAnswers } from '@foyer/testing';
import { onTokens, buildInvitation } from '../../testing/tokenSettings.ts';
import { InvitationPage } from './InvitationPage.tsx';

const path = '/tokenAssignment?inviteId=01936f5e-7c00-7000-8000-000000000a01&acceptanceCode=code-1';

const meta: Meta<typeof InvitationPage> = {
  title: 'My passes/Invitation page',
  component: InvitationPage,
  tags: ['page', 'transfer', 'accept', 'decline', 'mail'],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof InvitationPage>;

const answering = (validateTokenAssignment: NonNullable<MockAnswers['validateTokenAssignment']>) => [
  onTokens({ validateTokenAssignment }, { path }),
];
const [token] = buildInvitation().tokens;

export const OneSeat: Story = { decorators: answering(buildInvitation()) };
export const WithMessage: Story = {
  tags: ['message', 'minimum age', 'photo ID'],
  decorators: answering(
    buildInvitation({
      message: 'Happy birthday!\nMeet me at the south gate at seven.',
      minimumAge: 18,
      idRequired: true,
      tokens: [token!, { ...token!, tokenId: '01936f5e-7c00-7000-8000-0000000000c2' }],
    }),
  ),
};
/** The link for declining: to decline is the first action. */
export const Declining: Story = { args: { isDeclining: true }, decorators: answering(buildInvitation()) };
export const SignedOut: Story = {
  tags: ['sign up', 'log in'],
  decorators: [onTokens({ validateTokenAssignment: buildInvitation() }, { path, token: undefined })],
};
export const NoLongerValid: Story = {
  tags: ['error', 'taken back'],
  decorators: answering(refuse('tokenNoLongerValid', { message: 'Oops, this Pass is no longer valid.' })),
};
export const Incomplete: Story = {
  tags: ['error', 'link'],
  decorators: [onTokens({}, { path: '/tokenAssignment?inviteId=01936f5e' })],
};
export const Loading: Story = {
  tags: ['skeleton', 'waiting'],
  decorators: answering(() => new Promise<never>(() => undefined)),
};
export const Failed: Story = { tags: ['error', 'retry'], decorators: answering(refuse('serverError')) };
