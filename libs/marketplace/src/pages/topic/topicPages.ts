/** Pages of performers, venues and organisers, and of what a user follows, as one file: they share most of it. */
export { ClientPage } from './ClientPage.tsx';
export { FollowingPage } from './FollowingPage.tsx';
export { LocationPage } from './LocationPage.tsx';
export { PerformerPage } from './PerformerPage.tsx';
