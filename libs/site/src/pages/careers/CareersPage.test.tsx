import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import type { ResumePart } from '@foyer/contract';
import { AuthenticationHost } from '@foyer/identity';
import { buildProfile, refuse, renderFeature, type MockAnswers, type StageOptions } from '@foyer/testing';
import { SiteStage } from '../../testing/onSite.tsx';
import { siteSettings } from '../../testing/siteSettings.ts';
import { buildJob } from '../../testing/buildJob.ts';
import { CareersPage } from './CareersPage.tsx';
import { maximumBytes, partBytes } from './jobApplication.ts';

const token = 'T'.repeat(43);
/** Tracks received parts, as the server does. */
const takeParts = (taken: ResumePart[] = []) => ({
  taken,
  uploadResumePart: (part: ResumePart) => {
    taken.push(part);
    return { uploadToken: token, receivedBytes: part.offset + atob(part.content).length };
  },
});
const files = {
  '/jobs/en-US.json': { jobs: [buildJob(), buildJob({ jobId: 'usher', title: 'Usher', team: 'House' })] },
  '/jobs/fr-CA.json': { jobs: [buildJob({ title: 'Éclairagiste' })] },
};
const show = (path = '/careers/lights', answers: MockAnswers = {}, settings: StageOptions = {}) =>
  renderFeature(
    <SiteStage>
      <Routes>
        <Route path="/careers/:jobId?" element={<CareersPage />} />
      </Routes>
      <AuthenticationHost />
    </SiteStage>,
    siteSettings({ ...takeParts(), applyForJob: { ok: true }, ...answers }, { path, files, ...settings }),
  );
const resume = (size = 20, name = 'cv.pdf') =>
  new File([`%PDF-1.7 ${'x'.repeat(size)}`.slice(0, size)], name, { type: 'application/pdf' });
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Résumé'), { target: { files: [file] } });
const send = () => screen.getByRole('button', { name: 'Send application' });

async function fill(user: ReturnType<typeof show>['user'], file = resume()): Promise<void> {
  await user.type(await screen.findByLabelText('Email'), 'ana@example.com');
  await user.type(screen.getByRole('textbox', { name: /Why you/ }), 'I light stages.');
  choose(file);
  await screen.findByText(file.name);
}

describe('CareersPage', () => {
  beforeEach(() => window.sessionStorage.clear());

  it('lists the jobs of the file of its language, each with a page of its own [I2.05, I2.29, I7.30, C2.07a, C2.33a]', async () => {
    const { user } = show('/careers');
    expect(await screen.findByRole('link', { name: 'Usher' })).toHaveAttribute('href', '/careers/usher');
    await user.click(screen.getByRole('link', { name: 'Lighting technician' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Lighting technician' })).toBeVisible();
    expect(screen.getByText('$50,000.00 to $60,000.00 a year')).toBeVisible();
    expect(screen.getByText('Posted November 2, 2026 · Apply by January 31, 2027')).toBeVisible();
    expect(document.title).toBe('Lighting technician');
  });

  it('reads the French file in French [I7.30, C7.82c]', async () => {
    show('/careers', {}, { locale: 'fr-CA' });
    expect(await screen.findByRole('link', { name: 'Éclairagiste' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Postes ouverts' })).toBeVisible();
  });

  it('says that a job is no longer open, and that there is none, and offers to try again', async () => {
    const { unmount } = show('/careers/gone');
    expect(await screen.findByRole('heading', { name: 'This job is no longer open' })).toBeVisible();
    unmount();
    const none = show('/careers', {}, { files: { '/jobs/en-US.json': { jobs: [] } } });
    expect(await screen.findByText('No open jobs right now')).toBeVisible();
    none.unmount();
    show('/careers', {}, { files: { '/jobs/en-US.json': { jobs: [{ title: 'half a job' }] } } });
    expect(await screen.findByText('We couldn’t load the jobs')).toBeVisible();
    expect(screen.getByRole('button', { name: /try again/i })).toBeVisible();
  });

  it('sends email, message and the file, and says where the confirmation went [I3.24, C2.33b]', async () => {
    const parts = takeParts();
    const { user, api } = show('/careers/lights', parts);
    await fill(user);
    await user.click(send());
    expect(await screen.findByText('We sent a confirmation to ana@example.com.')).toBeVisible();
    expect(parts.taken).toEqual([{ offset: 0, content: btoa('%PDF-1.7 xxxxxxxxxxx') }]);
    expect(
      api.calls.filter((call) => call.operationId === 'applyForJob').map((call) => call.request),
    ).toEqual([
      { jobId: 'lights', emailAddress: 'ana@example.com', message: 'I light stages.', uploadToken: token },
    ]);
  });

  it('says at every field what is missing, and takes the focus to the first [I5.11, I5.12]', async () => {
    const { user, api } = show();
    await user.click(await screen.findByRole('button', { name: 'Send application' }));
    expect(await screen.findAllByText('This field is required, please enter a value.')).toHaveLength(2);
    expect(screen.getByText('Please add your résumé.')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(api.calls.some((call) => call.operationId === 'uploadResumePart')).toBe(false);
  });

  it('takes 10 MB and no more, and no other kind of file [I5.10, C5.15]', async () => {
    show();
    await screen.findByLabelText('Email');
    const large = resume();
    Object.defineProperty(large, 'size', { value: maximumBytes + 1 });
    choose(large);
    expect(
      (await screen.findAllByText('cv.pdf is larger than 10 MB. Choose a smaller file.'))[0],
    ).toBeVisible();
    choose(new File(['x'], 'cv.exe', { type: 'application/x-msdownload' }));
    expect((await screen.findAllByText(/cv\.exe isn’t a supported file type/))[0]).toBeVisible();
    const most = resume();
    Object.defineProperty(most, 'size', { value: maximumBytes });
    choose(most);
    expect(await screen.findByText('cv.pdf')).toBeVisible();
  });

  it('sends a large file in parts, shows how far it is, and after an error goes on where it was [I5.10, I8.10, C8.19a]', async () => {
    const parts = takeParts();
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    let isBroken = true;
    const { user } = show('/careers/lights', {
      uploadResumePart: async (part) => {
        if (part.offset === 0) return parts.uploadResumePart(part);
        await held;
        return isBroken
          ? refuse('tooManyRequests', { message: 'Wait a minute.' })
          : parts.uploadResumePart(part);
      },
    });
    await fill(user, resume(partBytes + 10));
    await user.click(send());
    await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100'));
    expect(screen.getByRole('progressbar')).toHaveAccessibleName('Sending your résumé');
    goOn();
    expect(await screen.findByText(/We couldn’t send your application\..* Wait a minute\./)).toBeVisible();
    expect(screen.getByText('cv.pdf')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Why you/ })).toHaveValue('I light stages.');
    isBroken = false;
    await user.click(send());
    expect(await screen.findByText('We sent a confirmation to ana@example.com.')).toBeVisible();
    expect(parts.taken.map((part) => part.offset)).toEqual([0, partBytes]);
  });

  it('says at the file that it cannot be read [I3.24, BI-09]', async () => {
    const { user } = show('/careers/lights', {
      applyForJob: refuse('unsupportedMediaType', { message: 'No.' }),
    });
    await fill(user);
    await user.click(send());
    expect(await screen.findByText(/We can’t read this file\./)).toBeVisible();
  });

  it('begins a forgotten upload anew', async () => {
    const parts = takeParts();
    const { user, api } = show('/careers/lights', {
      ...parts,
      applyForJob: refuse('notFound', { message: 'Gone.' }),
    });
    await fill(user);
    await user.click(send());
    await screen.findByText(/Gone\./);
    api.answer({ applyForJob: { ok: true } });
    await user.click(send());
    expect(await screen.findByText('We sent a confirmation to ana@example.com.')).toBeVisible();
    expect(parts.taken.map((part) => part.uploadToken)).toEqual([undefined, undefined]);
  });

  it('knows who is signed in', async () => {
    show('/careers/lights', {}, { fan: buildProfile() });
    expect(await screen.findByDisplayValue(buildProfile().emailAddress)).toBeVisible();
  });
});
