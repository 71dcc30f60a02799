import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { refuse, type MockAnswers } from '@foyer/testing';
import { onIdentity } from '../../testing/onIdentity.tsx';
import { DataExportSection } from './DataExportSection.tsx';

const meta: Meta = { title: 'Identity/Your data', tags: ['profile', 'privacy', 'export', 'download'] };
export default meta;
type Story = StoryObj;

const show = (answers: MockAnswers = {}): Story => ({
  decorators: [onIdentity(answers, { token: 'session' })],
  render: () => <DataExportSection />,
});
const press: Story['play'] = async ({ canvas }) =>
  userEvent.click(await canvas.findByRole('button', { name: /^(Download|Télécharger|Descargar) / }));

export const DataExport: Story = show();
export const DataExportRunning: Story = {
  ...show({ exportUserData: () => new Promise<never>(() => undefined) }),
  play: press,
};
export const DataExportFailed: Story = { ...show({ exportUserData: refuse('serverError') }), play: press };
