export { ClaimPage } from './ClaimPage.tsx';
export { DrawPage } from './DrawPage.tsx';
export { WishListPage } from './WishListPage.tsx';
