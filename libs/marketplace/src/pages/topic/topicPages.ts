/**
 * Pages of performers, venues, organisers and a user's follows, as one file: they share most of their code.
 */
export { ClientPage } from './ClientPage.tsx';
export { FollowingPage } from './FollowingPage.tsx';
export { LocationPage } from './LocationPage.tsx';
export { PerformerPage } from './PerformerPage.tsx';
