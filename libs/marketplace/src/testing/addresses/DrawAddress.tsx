import { Route, Routes } from 'react-router';
import { patternsFor } from '@foyer/contract';
import { ClaimPage, DrawPage, WishListPage } from '../../pages/draw/drawPages.ts';

/** Mounts the pages of a draw at their addresses, with placeholders for the pages that they link to. */
export function DrawAddress() {
  const patterns = patternsFor('Pass');
  return (
    <Routes>
      <Route path={patterns.marketOffers} element={<WishListPage />} />
      <Route path={patterns.claim} element={<ClaimPage />} />
      <Route path={patterns.draw} element={<DrawPage />} />
      <Route path={patterns.checkout} element={<h1>Checkout</h1>} />
      <Route path={patterns.receipt} element={<h1>Receipt</h1>} />
      <Route path={patterns.event} element={<h1>Event</h1>} />
      <Route path={patterns.discover} element={<h1>Discover</h1>} />
      <Route path={patterns.myTokensRequested} element={<h1>Requested</h1>} />
    </Routes>
  );
}
