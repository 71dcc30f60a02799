export { WaitListPage } from './WaitListPage.tsx';
export { WaitListsPage } from './WaitListsPage.tsx';
