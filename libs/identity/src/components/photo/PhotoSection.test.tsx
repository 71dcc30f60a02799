import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildProfile, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { ProfileWatch } from '../../session/ProfileWatch.tsx';
import { useSession } from '../../session/useSession.ts';
import { identitySettings } from '../../testing/identitySettings.ts';
import { PhotoSection } from './PhotoSection.tsx';

const url = `/photos/${'a'.repeat(43)}.jpg`;
const withPhoto = buildProfile({
  profilePictureUrl: url,
  profilePictureVerificationStatus: 'UNVERIFIED',
});
function Section() {
  const { profile } = useSession();
  return profile ? <PhotoSection profile={profile} /> : null;
}
const show = (answers: MockAnswers = {}) =>
  renderFeature(
    <>
      <ProfileWatch />
      <Section />
    </>,
    identitySettings({ getProfile: buildProfile(), ...answers }, { token: 'session' }),
  );
const button = (name: string) => screen.findByRole('button', { name });

/** Simulates a decoded image of this size; jsdom decodes none. */
function pictureOf(width: number, height: number): void {
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
  jest.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(height);
}
const drawImage = jest.fn();

beforeEach(() => {
  drawImage.mockClear();
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: jest.fn() });
  jest
    .spyOn(Element.prototype, 'getClientRects')
    .mockReturnValue([new DOMRect(0, 0, 1, 1)] as unknown as DOMRectList);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 300));
  for (const [name, value] of [
    ['offsetWidth', 400],
    ['offsetHeight', 300],
  ] as const)
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(value);
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage } as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,cGhvdG8=');
  pictureOf(1600, 1200);
});
afterEach(() => jest.restoreAllMocks());

async function choose(user: ReturnType<typeof show>['user']): Promise<HTMLElement> {
  await button('Choose a photo');
  const file = new File(['picture'], 'me.jpg', { type: 'image/jpeg' });
  await user.upload(screen.getByLabelText('Choose a photo', { selector: 'input' }), file);
  const dialog = await screen.findByRole('dialog', { name: 'Crop your photo' });
  fireEvent.load(dialog.querySelector('img')!);
  return dialog;
}

describe('PhotoSection [I3.08]', () => {
  it('says that there is none, and offers nothing to remove', async () => {
    show();
    expect(await screen.findByText('No photo yet')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Ada Tremblay' })).toHaveTextContent('AT');
    expect(screen.queryByRole('button', { name: 'Remove photo' })).toBeNull();
  });

  it.each([
    ['UNVERIFIED', 'Under review'],
    ['VERIFIED', 'Approved'],
    ['REJECTED', 'Not accepted'],
  ] as const)('shows the photo, and that it is %s', async (profilePictureVerificationStatus, word) => {
    show({ getProfile: buildProfile({ profilePictureUrl: url, profilePictureVerificationStatus }) });
    expect(await screen.findByText(word)).toBeVisible();
    const face = screen.getByRole('img', { name: `Ada Tremblay, ${word}` });
    expect(face.querySelector('img')).toHaveAttribute('src', url);
  });

  it('cuts a square out of the picture, sends it and shows it', async () => {
    const { user, api } = show({ setPhoto: withPhoto });
    const dialog = await choose(user);
    expect(within(dialog).getByRole('slider', { name: 'Zoom' })).toHaveAttribute('max', '4');
    expect(within(dialog).getByRole('group', { name: 'Visible part of the image' })).toHaveAttribute(
      'tabindex',
      '0',
    );
    api.answer({ getProfile: withPhoto });
    await user.click(within(dialog).getByRole('button', { name: 'Use this photo' }));
    expect(await screen.findByText('We saved your photo.')).toBeVisible();
    expect(api.calls.find(({ operationId }) => operationId === 'setPhoto')?.request).toEqual({
      image: 'cGhvdG8=',
    });
    const [, x, y, width, height, , , side] = drawImage.mock.calls[0] as number[];
    expect([x, y, width, height, side]).toEqual([200, 0, 1200, 1200, 1024]);
    const face = await screen.findByRole('img', { name: 'Ada Tremblay, Under review' });
    expect(face.querySelector('img')).toHaveAttribute('src', url);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps the cut where the server refuses, so that it can be tried again', async () => {
    const { user } = show({ setPhoto: refuse('serverError') });
    const dialog = await choose(user);
    await user.click(within(dialog).getByRole('button', { name: 'Use this photo' }));
    expect(await within(dialog).findByText(/An error occurred on the server/)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Use this photo' })).toBeEnabled();
  });

  it('says at once that a picture is too small', async () => {
    pictureOf(640, 199);
    const dialog = await choose(show().user);
    await waitFor(() => expect(within(dialog).getByText(/too small/)).toBeVisible());
    const use = within(dialog).getByRole('button', { name: 'Use this photo' });
    expect(use).toHaveAttribute('aria-disabled', 'true');
    expect(within(dialog).queryByRole('slider')).toBeNull();
  });

  it('says that a file is no picture', async () => {
    const { user } = show();
    await button('Choose a photo');
    const file = new File(['no picture'], 'me.jpg', { type: 'image/jpeg' });
    await user.upload(screen.getByLabelText('Choose a photo', { selector: 'input' }), file);
    const dialog = await screen.findByRole('dialog');
    fireEvent.error(dialog.querySelector('img')!);
    await waitFor(() => expect(within(dialog).getByText(/We can’t read this file/)).toBeVisible());
  });

  it('removes the photo after a question', async () => {
    const { user, api } = show({ getProfile: withPhoto, removePhoto: buildProfile() });
    await user.click(await button('Remove photo'));
    const question = within(await screen.findByRole('alertdialog'));
    api.answer({ getProfile: buildProfile() });
    await user.click(question.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('We removed your photo.')).toBeVisible();
    expect(await screen.findByText('No photo yet')).toBeVisible();
  });
});
