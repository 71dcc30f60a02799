export { ListingSummaryPage } from './ListingSummaryPage.tsx';
export { ReviewSoldPage } from './ReviewSoldPage.tsx';
export { SellNowPage } from './SellNowPage.tsx';
export { SellingEditPage } from './SellingEditPage.tsx';
export { SellingPage } from './SellingPage.tsx';
export { SellingReviewPage } from './SellingReviewPage.tsx';
