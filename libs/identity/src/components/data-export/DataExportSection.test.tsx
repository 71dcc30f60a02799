import { screen } from '@testing-library/react';
import { refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { buildDataExport } from '../../testing/buildProfileParts.ts';
import { identitySettings } from '../../testing/identitySettings.ts';
import { DataExportSection } from './DataExportSection.tsx';

const show = (answers: MockAnswers) =>
  renderFeature(<DataExportSection />, identitySettings(answers, { token: 'session' }));
const button = (name: string) => screen.findByRole('button', { name });

describe('taking the own data along [PV-05]', () => {
  it('saves a file that programs can read, and keeps nothing of it in the page', async () => {
    let saved: Blob | undefined;
    const names: string[] = [];
    URL.createObjectURL = (content) => ((saved = content as Blob), 'blob:data');
    URL.revokeObjectURL = () => undefined;
    const press = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(`${this.download} ${this.href}`);
    });
    const { user } = show({ exportUserData: buildDataExport() });
    await user.click(await button('Download my data'));
    expect(await screen.findByText('We downloaded your data. Check your downloads folder.')).toBeVisible();
    expect(names).toEqual(['foyer-2027-01-02.json blob:data']);
    expect(JSON.parse(await saved!.text())).toEqual(buildDataExport());
    press.mockRestore();
  });

  it('says what went wrong', async () => {
    const { user } = show({
      exportUserData: refuse('tooManyRequests', {
        message: 'Too many attempts. Wait a minute and try again.',
      }),
    });
    await user.click(await button('Download my data'));
    expect(await screen.findByText(/Too many attempts/)).toBeVisible();
  });
});
