import { Route, Routes } from 'react-router';
import { patternsFor } from '@foyer/contract';
import {
  ListingSummaryPage,
  ReviewSoldPage,
  SellNowPage,
  SellingEditPage,
  SellingPage,
  SellingReviewPage,
} from '../../pages/selling/sellingPages.ts';

/** Mounts the pages of selling at their addresses, with placeholders for those that they link to. */
export function SellingAddress() {
  const patterns = patternsFor('Pass');
  return (
    <Routes>
      <Route path={patterns.selling} element={<SellingPage />} />
      <Route path={patterns.sellingReview} element={<SellingReviewPage />} />
      <Route path={patterns.sellingSellNow} element={<SellNowPage />} />
      <Route path={patterns.sellingReviewEdit} element={<SellingEditPage />} />
      <Route path={patterns.sellingSummary} element={<ListingSummaryPage />} />
      <Route path={patterns.sellingReviewSold} element={<ReviewSoldPage />} />
      <Route path={patterns.token} element={<h1>My Passes</h1>} />
      <Route path={patterns.discover} element={<h1>Discover</h1>} />
    </Routes>
  );
}
