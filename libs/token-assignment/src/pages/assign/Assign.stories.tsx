import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Route, Routes } from 'react-router';
import type { Token } from '@foyer/contract';
import { buildToken, refuse, type MockAnswers } from '@foyer/testing';
import { userEvent } from 'storybook/test';
import { onTokens, buildActivity, buildSentGroup, yes } from '../../testing/tokenSettings.ts';
import { AssignPage } from './AssignPage.tsx';

const path = `/myPass/token/${buildToken().eventId}/assign`;
const never = () => new Promise<never>(() => undefined);

const meta: Meta<typeof AssignPage> = {
  title: 'My passes/Assign page',
  component: AssignPage,
  tags: ['page', 'my passes', 'transfer', 'guest', 'child', 'csv'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Routes>
      <Route path="/myPass/token/:eventId/assign/:tokenId?" element={<AssignPage />} />
    </Routes>
  ),
};
export default meta;
type Story = StoryObj<typeof AssignPage>;

const withAllowed = (allowed: Partial<NonNullable<Token['allowed']>>, more: Partial<Token> = {}): Token =>
  buildToken({ ...more, allowed: { showCode: yes, ...allowed } });
const all = { transfer: yes, nameGuest: yes, nameChild: yes };
const owning = (tokens: Token[], more: MockAnswers = {}) => [
  onTokens(
    { getEventActivity: buildActivity({ tokens }), createTokenAssignment: buildSentGroup(), ...more },
    { path },
  ),
];
const two = [
  withAllowed(all),
  withAllowed(all, {
    tokenId: '01936f5e-7c00-7000-8000-0000000000c2',
    seat: { seatCode: '101-C-13', sectionCode: '101', section: '101', row: 'C', seat: '13' },
  }),
];

export const TwoSeats: Story = { decorators: owning(two) };
export const GuestWithAge: Story = {
  tags: ['minimum age', 'photo ID'],
  decorators: owning([
    withAllowed({ nameGuest: yes }, { policy: { ...buildToken().policy, minimumAge: 18, idRequired: true } }),
  ]),
};
const many: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: /Many|Plusieurs|Varias/ }));
  await userEvent.click(await canvas.findByRole('textbox'));
  await userEvent.paste('ada@example.com\ngrace@example.com');
};
export const Many: Story = { tags: ['bulk', 'list', 'preview'], decorators: owning(two), play: many };
export const ManyWrong: Story = {
  tags: ['bulk', 'error'],
  decorators: owning(two),
  play: async (context) => {
    await many(context);
    await userEvent.paste('\nnobody\neve@example');
  },
};
const review: Story['play'] = async ({ canvas }) => {
  await userEvent.type(
    await canvas.findByRole('combobox', { name: /email|courriel|correo/i }),
    'grace@example.com',
  );
  await userEvent.click(canvas.getByRole('button', { name: /^(Review|Vérifier|Revisar)$/ }));
};
export const Review: Story = { decorators: owning([withAllowed({ transfer: yes })]), play: review };
const send: Story['play'] = async (context) => {
  await review(context);
  await userEvent.click(await context.canvas.findByRole('button', { name: /^(Send|Envoyer|Enviar)$/ }));
};
export const Sent: Story = { decorators: owning([withAllowed({ transfer: yes })]), play: send };
export const Refused: Story = {
  tags: ['error'],
  decorators: owning([withAllowed({ transfer: yes })], {
    createTokenAssignment: refuse('assignmentChainLimit', {
      message: 'This Pass has been transferred as often as it can be.',
    }),
  }),
  play: send,
};
export const NotOpenYet: Story = {
  tags: ['later', 'opens'],
  decorators: owning([
    withAllowed({
      transfer: { allowed: false, reason: 'transferNotOpen', opensAt: '2027-03-10T15:00:00Z' },
    }),
  ]),
};
export const NothingLeft: Story = { tags: ['empty'], decorators: owning([withAllowed({})]) };
export const Loading: Story = {
  tags: ['skeleton', 'waiting'],
  decorators: [onTokens({ getEventActivity: never }, { path })],
};
export const Failed: Story = {
  tags: ['error', 'retry'],
  decorators: [onTokens({ getEventActivity: refuse('serverError') }, { path })],
};
