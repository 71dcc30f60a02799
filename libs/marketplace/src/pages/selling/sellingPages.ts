export { ListingSummaryPage } from './ListingSummaryPage.tsx';
export { SellingEditPage } from './SellingEditPage.tsx';
export { SellingPage } from './SellingPage.tsx';
export { SellingReviewPage } from './SellingReviewPage.tsx';
