export { AttendeesPage } from './attendees/AttendeesPage.tsx';
export { OrganiserPage } from './organiser/OrganiserPage.tsx';
export { TeamPage } from './team/TeamPage.tsx';
