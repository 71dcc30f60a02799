import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { buildProfile, refuse, type MockAnswers } from '@foyer/testing';
import { buildTopic } from '../../testing/builders/buildTopics.ts';
import { never, onMarketplace } from '../../testing/marketplaceSettings.ts';
import { FollowButton } from './FollowButton.tsx';

const topic = buildTopic();
const following = { follows: [{ topic, followedAt: '2026-12-01T12:00:00Z' }] };

/** Signed in, since following needs an account. */
const signedIn = (answers: MockAnswers = {}) =>
  onMarketplace({ getProfile: buildProfile(), ...answers }, { token: 'token' });

const meta: Meta<typeof FollowButton> = {
  title: 'Marketplace/Follow button',
  component: FollowButton,
  tags: ['follow', 'heart', 'performer', 'venue', 'alerts'],
  args: { topic },
};
export default meta;
type Story = StoryObj<typeof FollowButton>;

export const NotFollowed: Story = { decorators: [signedIn()] };
export const Followed: Story = { decorators: [signedIn({ listFollows: following })] };
export const Sign: Story = { args: { isSign: true }, decorators: [signedIn({ listFollows: following })] };
export const Waiting: Story = {
  tags: ['loading', 'waiting'],
  decorators: [signedIn({ setFollow: never })],
  play: async ({ canvas }) => userEvent.click(await canvas.findByRole('button', { name: 'Follow' })),
};
/** The server refuses: says so, and the button goes on telling the truth. */
export const Refused: Story = {
  tags: ['error', 'toast'],
  decorators: [signedIn({ setFollow: refuse('notFound', { message: 'This performer is no longer here.' }) })],
  play: async ({ canvas, canvasElement }) => {
    const button = await canvas.findByRole('button', { name: 'Follow' });
    await userEvent.click(button);
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText('This performer is no longer here.')).toBeVisible();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  },
};
export const French: Story = { globals: { locale: 'fr-CA' }, decorators: [signedIn()] };
