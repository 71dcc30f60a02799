import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Route, Routes } from 'react-router';
import { userEvent, within } from 'storybook/test';
import { refuse, type MockAnswers } from '@foyer/testing';
import { buildJob } from '../../testing/buildJob.ts';
import { onSite, type SiteStorySettings } from '../../testing/onSite.tsx';
import { CareersPage } from './CareersPage.tsx';

const jobs = [
  buildJob(),
  buildJob({
    jobId: 'fan-support',
    title: 'Fan support specialist with a very long title, French and English',
    team: 'Fan support',
    place: { city: 'Montréal', region: 'QC', countryCode: 'CA', isRemote: true },
    employmentType: 'PART_TIME',
  }),
];
const files = Object.fromEntries(
  ['en-US', 'en-CA', 'fr-CA', 'es-US'].map((locale) => [`/jobs/${locale}.json`, { jobs }]),
);
const meta: Meta = {
  title: 'Site/Careers',
  tags: ['page', 'jobs', 'about', 'form', 'upload'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => window.sessionStorage.clear(),
};
export default meta;
type Story = StoryObj;

const answers: MockAnswers = {
  uploadResumePart: ({ offset, content }) => ({
    uploadToken: 'T'.repeat(43),
    receivedBytes: offset + atob(content).length,
  }),
  applyForJob: { ok: true },
};
const at = (path: string, settings: SiteStorySettings = {}): Story => ({
  decorators: [onSite({ path, files, ...settings, answers: { ...answers, ...settings.answers } })],
  render: () => (
    <Routes>
      <Route path="/careers/:jobId?" element={<CareersPage />} />
    </Routes>
  ),
});
async function apply(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText('Email'), 'ana@example.com');
  await userEvent.type(canvas.getByRole('textbox', { name: /Why you/ }), 'I light stages.');
  const file = new File(['%PDF-1.7 Ana'], 'cv.pdf', { type: 'application/pdf' });
  await userEvent.upload(canvas.getByLabelText('Résumé'), file);
  await canvas.findByText('cv.pdf');
  await userEvent.click(canvas.getByRole('button', { name: 'Send application' }));
}

export const List: Story = at('/careers');
export const ListFrench: Story = { ...at('/careers'), globals: { locale: 'fr-CA' } };
export const NoJobs: Story = {
  ...at('/careers', { files: { '/jobs/en-US.json': { jobs: [] } } }),
  tags: ['empty'],
};
export const NotLoaded: Story = { ...at('/careers', { files: {} }), tags: ['error'] };
export const Job: Story = at('/careers/lights');
export const JobFrench: Story = { ...at('/careers/lights'), globals: { locale: 'fr-CA' } };
export const JobGone: Story = { ...at('/careers/gone'), tags: ['not found'] };
export const Missing: Story = {
  ...at('/careers/lights'),
  tags: ['error', 'validation'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send application' }));
    await canvas.findByText('Please add your résumé.');
  },
};
export const Sending: Story = {
  ...at('/careers/lights', { answers: { uploadResumePart: () => new Promise(() => undefined) } }),
  tags: ['loading', 'progress'],
  play: async ({ canvasElement }) => {
    await apply(canvasElement);
    await within(canvasElement).findByRole('progressbar');
  },
};
export const Refused: Story = {
  ...at('/careers/lights', {
    answers: { applyForJob: refuse('tooManyRequests', { message: 'Try again in an hour.' }) },
  }),
  tags: ['error'],
  play: async ({ canvasElement }) => {
    await apply(canvasElement);
    await within(canvasElement).findByText(/Try again in an hour/);
  },
};
export const Sent: Story = {
  ...at('/careers/lights'),
  tags: ['success'],
  play: async ({ canvasElement }) => {
    await apply(canvasElement);
    await within(canvasElement).findByText('We got your application');
  },
};
