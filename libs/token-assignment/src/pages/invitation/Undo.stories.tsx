import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { refuse, type MockAnswers } from '@foyer/testing';
import { onTokens, buildInvitation } from '../../testing/tokenSettings.ts';
import { UndoPage } from './UndoPage.tsx';

const path = '/tokenAssignment/undo?undoCode=code-1';

const meta: Meta<typeof UndoPage> = {
  title: 'My passes/Undo page',
  component: UndoPage,
  tags: ['page', 'transfer', 'undo', 'mail'],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof UndoPage>;

const answering = (readWaitingAssignments: NonNullable<MockAnswers['readWaitingAssignments']>) => [
  onTokens({ readWaitingAssignments }, { path, token: undefined }),
];
const { event } = buildInvitation();
const waiting = {
  event,
  quantity: 1,
  recipients: ['g••@example.com'],
  recipientCount: 1,
  sendsAt: '2027-01-01T18:00:00Z',
};

export const One: Story = { decorators: answering(waiting) };
export const Many: Story = {
  decorators: answering({
    ...waiting,
    ...{ quantity: 42, recipientCount: 40, recipients: ['g••@example.com', 'h••@example.com'] },
  }),
};
export const TooLate: Story = {
  tags: ['error', 'sent'],
  decorators: answering(refuse('assignmentSent', { message: 'It’s too late to undo this here.' })),
};
export const Incomplete: Story = {
  tags: ['error', 'link'],
  decorators: [onTokens({}, { path: '/tokenAssignment/undo' })],
};
export const Loading: Story = {
  tags: ['waiting'],
  decorators: answering(() => new Promise<never>(() => undefined)),
};
export const Failed: Story = { tags: ['error', 'retry'], decorators: answering(refuse('serverError')) };
