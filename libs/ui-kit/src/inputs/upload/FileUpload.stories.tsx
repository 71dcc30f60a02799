import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FileUpload, type FileUploadTexts } from './FileUpload.tsx';
import type { UploadItem } from './uploadItems.ts';

const states: Record<UploadItem['state'], string> = {
  waiting: 'Waiting',
  sending: 'Sending',
  done: 'Sent',
  failed: 'Not sent: the connection was interrupted',
};
const texts: FileUploadTexts = {
  drop: 'Drop your résumé here, or choose a file.',
  choose: 'Choose a file',
  letGo: 'Let go to add it',
  refused: (refusal) =>
    refusal.reason === 'count'
      ? 'One file at most.'
      : refusal.reason === 'size'
        ? `${refusal.fileName} is larger than 10 MB.`
        : `${refusal.fileName} is no PDF.`,
  remove: (name) => `Remove ${name}`,
  state: ({ state, progress = 0 }) =>
    state === 'sending' ? `${states.sending}, ${Math.round(progress * 100)}%` : states[state],
};
const file = (state: UploadItem['state'], progress?: number): UploadItem => ({
  id: state,
  name:
    state === 'failed' ? 'Curriculum vitæ et lettre de présentation, version définitive.pdf' : `${state}.pdf`,
  sizeBytes: 2_400_000,
  state,
  ...(progress === undefined ? {} : { progress }),
});

const meta: Meta<typeof FileUpload> = {
  title: 'Components/Special inputs/File upload',
  tags: ['file', 'upload', 'drag and drop', 'dropzone', 'attachment', 'progress'],
  component: FileUpload,
  args: {
    label: 'Résumé',
    hint: 'PDF, at most 10 MB',
    accept: { 'application/pdf': ['.pdf'] },
    maxBytes: 10 * 1024 * 1024,
    locale: 'en-US',
    items: [],
    onAdd: () => {},
    onRemove: () => {},
    onRetry: () => {},
    texts,
  },
  decorators: [(Inner) => <div style={{ maxWidth: 480 }}>{<Inner />}</div>],
};
export default meta;

type Story = StoryObj<typeof FileUpload>;

export const Empty: Story = {};
export const Missing: Story = { args: { error: 'This field is required, please enter a value.' } };
export const Sending: Story = { args: { items: [file('sending', 0.4)] } };
export const Sent: Story = { args: { items: [file('done', 1)] } };
export const Failed: Story = { args: { items: [file('failed')] } };
export const Several: Story = {
  args: {
    label: 'Documents',
    maxFiles: 6,
    items: [file('done', 1), file('sending', 0.7), file('waiting'), file('failed')],
  },
};
export const Disabled: Story = { args: { disabled: true } };
