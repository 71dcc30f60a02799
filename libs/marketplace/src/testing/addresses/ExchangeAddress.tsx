import { Route, Routes } from 'react-router';
import { patternsFor } from '@foyer/contract';
import { MarketOffersPage } from '../../pages/market-offers/MarketOffersPage.tsx';

/** Mounts the exchange at its address, with placeholders for the pages that it links to. */
export function ExchangeAddress() {
  const patterns = patternsFor('Pass');
  return (
    <Routes>
      <Route path={patterns.marketOffers} element={<MarketOffersPage />} />
      <Route path={patterns.marketOffersCheckout} element={<MarketOffersPage />} />
      <Route path={patterns.transactionListings} element={<h1>Listings</h1>} />
      <Route path={patterns.event} element={<h1>Event</h1>} />
      <Route path={patterns.discover} element={<h1>Discover</h1>} />
      <Route path={patterns.myTokensRequested} element={<h1>Requested</h1>} />
    </Routes>
  );
}
