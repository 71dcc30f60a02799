/** Signs of the head of an event, as one file that the page loads after its first view. */
export { BackButton } from './BackButton.tsx';
export { EventActions } from './EventActions.tsx';
