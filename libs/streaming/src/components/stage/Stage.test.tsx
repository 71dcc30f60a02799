import { screen, waitFor } from '@testing-library/react';
import type { ConferencePlace } from '@foyer/contract';
import { refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { buildPlace, streamingSettings } from '../../testing/streamingSettings.ts';
import { Stage } from './Stage.tsx';

const { eventId } = buildPlace();
const onStage = jest.fn();
const show = (place: Partial<ConferencePlace>, answers: MockAnswers = {}) =>
  renderFeature(
    <Stage eventId={eventId} hasPlace onStage={onStage} />,
    streamingSettings({ getConferencePlace: buildPlace(place), ...answers }),
  );
const press = (name: string) => screen.findByRole('button', { name });

it('registers who would come, and takes them off again [C4.20a]', async () => {
  const { api, user } = show({}, { registerForConference: buildPlace({ step: 'registered' }) });
  const button = await press('I’d come');
  api.answer({ getConferencePlace: buildPlace({ step: 'registered' }) });
  await user.click(button);
  await screen.findByRole('heading', { name: 'You’re on the list' });
  api.answer({
    declineConference: buildPlace({ step: 'declined' }),
    getConferencePlace: buildPlace({ step: 'declined' }),
  });
  await user.click(await press('Take me off the list'));
  expect(await screen.findByText('You declined the invitation.')).toBeVisible();
});

it('invites with the terms, and goes on to the waiting room [C2.31l, C2.31n, C4.20b]', async () => {
  const { api, user } = show({ step: 'invited' }, { acceptConference: buildPlace({ step: 'accepted' }) });
  await screen.findByRole('dialog', { name: 'You’re invited on stage' });
  expect(screen.getByRole('link', { name: /Terms of the organizer/ })).toHaveAttribute(
    'href',
    'https://organizer.example/stage-terms',
  );
  api.answer({ getConferencePlace: buildPlace({ step: 'accepted' }) });
  await user.click(await press('Accept'));
  await screen.findByRole('heading', { name: 'Before you join the stage' });
  // jsdom has no camera.
  expect(await press('Join the stage')).toHaveAttribute('aria-disabled', 'true');
});

it('tells why an invitation can’t be accepted any more, and lets it be declined [C2.31m, C4.20d]', async () => {
  const { api, user } = show(
    { step: 'invited' },
    { acceptConference: refuse('conferenceFull', { message: 'The stage is full.' }) },
  );
  await user.click(await press('Accept'));
  expect(await screen.findByText('The stage is full.')).toBeVisible();
  api.answer({
    declineConference: buildPlace({ step: 'declined' }),
    getConferencePlace: buildPlace({ step: 'declined' }),
  });
  await user.click(await press('Decline'));
  expect(await screen.findByText('You declined the invitation.')).toBeVisible();
});

it('asks before a guest leaves [C2.31e, C4.20e]', async () => {
  const { api, user } = show({ step: 'accepted' }, { leaveConference: buildPlace({ step: 'left' }) });
  await user.click(await press('Leave'));
  await screen.findByRole('heading', { name: 'Leave the stage?' });
  await user.click(await press('Stay'));
  expect(api.calls.some(({ operationId }) => operationId === 'leaveConference')).toBe(false);
  await user.click(await press('Leave'));
  await screen.findByRole('heading', { name: 'Leave the stage?' });
  api.answer({ getConferencePlace: buildPlace({ step: 'left' }) });
  const [yes] = (await screen.findAllByRole('button', { name: 'Leave' })).slice(-1);
  await user.click(yes!);
  expect(await screen.findByText('You left the stage.')).toBeVisible();
});

it('asks whether a guest goes back on stage after a reload [C2.31o-p]', async () => {
  const { api, user } = show({ step: 'ready' }, { leaveConference: buildPlace({ step: 'left' }) });
  await screen.findByRole('dialog', { name: 'Go back on stage?' });
  expect(onStage).toHaveBeenLastCalledWith(true);
  api.answer({ getConferencePlace: buildPlace({ step: 'left' }) });
  await user.click(await press('No'));
  expect(await screen.findByText('You left the stage.')).toBeVisible();
  await waitFor(() => expect(onStage).toHaveBeenLastCalledWith(false));
});

it('goes back on stage by a yes, and says so where it was taken off [C2.31o, C7.16c]', async () => {
  const { api, user } = show({ step: 'ready', canPublish: false });
  await user.click(await press('Yes'));
  await screen.findByRole('heading', { name: 'You’re on stage' });
  api.answer({ getConferencePlace: buildPlace({ step: 'removed' }) });
  expect(await screen.findByText('You’re off the stage', {}, { timeout: 8_000 })).toBeVisible();
}, 15_000);
