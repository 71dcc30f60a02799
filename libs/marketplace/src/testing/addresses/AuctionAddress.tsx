import { Route, Routes } from 'react-router';
import { patternsFor } from '@foyer/contract';
import { ClaimPage, MarketOffersPage } from '../../pages/market-offers/MarketOffersPage.tsx';

/** Mounts the offers of an event at their address, with placeholders for the pages that they link to. */
export function AuctionAddress() {
  const patterns = patternsFor('Pass');
  return (
    <Routes>
      <Route path={patterns.marketOffers} element={<MarketOffersPage />} />
      <Route path={patterns.marketOffersCheckout} element={<MarketOffersPage />} />
      <Route path={patterns.claim} element={<ClaimPage />} />
      <Route path={patterns.receipt} element={<h1>Receipt</h1>} />
      <Route path={patterns.event} element={<h1>Event</h1>} />
      <Route path={patterns.discover} element={<h1>Discover</h1>} />
      <Route path={patterns.myTokensRequested} element={<h1>Requested</h1>} />
    </Routes>
  );
}
