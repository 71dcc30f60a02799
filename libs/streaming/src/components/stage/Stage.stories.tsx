import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ConferencePlace } from '@foyer/contract';
import { refuse, type MockAnswers } from '@foyer/testing';
import { onStreaming, buildPlace } from '../../testing/streamingSettings.ts';
import { Stage } from './Stage.tsx';

const { eventId } = buildPlace();

const meta: Meta<typeof Stage> = {
  title: 'Streaming/Stage',
  component: Stage,
  tags: ['component', 'stage', 'guest', 'camera', 'conference'],
  args: { eventId, hasPlace: true, onStage: () => undefined },
};
export default meta;
type Story = StoryObj<typeof Stage>;

const as = (place: Partial<ConferencePlace>, answers: MockAnswers = {}): Story => ({
  decorators: [onStreaming({ getConferencePlace: buildPlace(place), ...answers })],
});

export const Offer = as({});
export const Registered = as({ step: 'registered' });
/** With the organiser's terms; it can be closed and opened again. */
export const Invited: Story = { ...as({ step: 'invited' }), tags: ['overlay', 'terms'] };
export const InvitedFrench: Story = { ...Invited, globals: { locale: 'fr-CA' } };
/** Another guest took the last place. */
export const Full: Story = {
  ...as({ step: 'invited' }, { acceptConference: refuse('conferenceFull') }),
  tags: ['error'],
};
/** No viewer sees the guest yet: camera, microphone, connection and sound. */
export const WaitingRoom: Story = { ...as({ step: 'accepted' }), tags: ['checklist', 'microphone'] };
export const WaitingRoomFrench: Story = { ...WaitingRoom, globals: { locale: 'fr-CA' } };
/** The page was reloaded while its guest was on stage. */
export const Rejoin = as({ step: 'ready' });
export const Declined = as({ step: 'declined' });
export const Left = as({ step: 'left' });
