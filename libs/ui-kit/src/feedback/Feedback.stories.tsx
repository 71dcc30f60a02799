import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../actions/Button.tsx';
import { CalendarIcon } from '../icons/Icons.tsx';
import { Inline, Stack } from '../layout/Stack.tsx';
import { EmptyState, ErrorState } from './EmptyState.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { Notice } from './Notice.tsx';
import { ProgressBar } from '../progress/ProgressBar.tsx';
import { Skeleton, SkeletonGroup } from '../progress/Skeleton.tsx';
import { Spinner } from '../progress/Spinner.tsx';

const meta: Meta = {
  title: 'Components/Feedback/Notices and states',
  tags: [
    'alert',
    'banner',
    'notice',
    'skeleton',
    'loading',
    'spinner',
    'progress',
    'empty state',
    'error state',
  ],
};
export default meta;

export const Notices: StoryObj = {
  render: () => (
    <Stack>
      <Notice tone="info" title="The doors open at 7:00 p.m.">
        Come early: bags are checked.
      </Notice>
      <Notice tone="success">Your email address is verified.</Notice>
      <Notice tone="warning" title="The price changed" action={<Button>Accept $131.00</Button>}>
        It was $125.50 when you added it.
      </Notice>
      <Notice tone="danger" title="Your card was declined">
        Nothing was charged. Your seats are still held: try another card.
      </Notice>
      <Notice tone="danger" title="Votre paiement n’a pas pu être autorisé par votre institution financière">
        Aucun montant n’a été prélevé. Vos places demeurent réservées pendant encore cinq minutes; veuillez
        essayer une autre carte ou communiquer avec votre institution.
      </Notice>
    </Stack>
  ),
};
export const NewsInItsPlace: StoryObj = {
  name: 'News in its place, said once',
  render: () => (
    <LiveRegion urgent>
      <Notice tone="danger" title="The card was declined">
        Nothing was charged.
      </Notice>
    </LiveRegion>
  ),
};
export const Spinners: StoryObj = {
  render: () => (
    <Inline gap={6}>
      <Spinner size={16} />
      <Spinner label="Loading" />
      <Spinner size={40} />
    </Inline>
  ),
};
export const Skeletons: StoryObj = {
  render: () => (
    <SkeletonGroup label="Loading events">
      <div style={{ maxWidth: 320 }}>
        <Stack gap={3}>
          <Skeleton shape="block" ratio={16 / 9} />
          <Skeleton width="80%" height="1.5em" />
          <Skeleton width="55%" />
          <Inline>
            <Skeleton shape="circle" width="40px" height="40px" />
            <Skeleton width="120px" />
          </Inline>
        </Stack>
      </div>
    </SkeletonGroup>
  ),
};
export const Progress: StoryObj = {
  render: () => (
    <div style={{ maxWidth: 420 }}>
      <Stack gap={6}>
        <ProgressBar label="Assigning passes" value={0.375} text="3 of 8" />
        <ProgressBar label="Done" value={1} text="8 of 8" />
        <ProgressBar label="Asking your bank" />
      </Stack>
    </div>
  ),
};
export const Empty: StoryObj = {
  render: () => (
    <EmptyState
      art={<CalendarIcon size={48} />}
      title="No events match these filters"
      action={<Button variant="primary">Clear the filters</Button>}
    >
      Try another week, or look farther than 25 miles.
    </EmptyState>
  ),
};
export const Failed: StoryObj = {
  render: () => (
    <ErrorState title="We could not load these events" onRetry={() => {}}>
      The connection was interrupted. Nothing is lost.
    </ErrorState>
  ),
};
export const FailedRetryingInFrench: StoryObj = {
  render: () => (
    <ErrorState
      title="Nous n’avons pas pu charger la liste des événements à proximité"
      onRetry={() => {}}
      retrying
    >
      La connexion a été interrompue. Rien de ce que vous avez saisi n’a été perdu.
    </ErrorState>
  ),
};
