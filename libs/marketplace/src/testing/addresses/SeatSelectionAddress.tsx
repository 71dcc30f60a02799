import { Route, Routes } from 'react-router';
import { patternsFor } from '@foyer/contract';
import { SeatSelectionPage } from '../../pages/auction/seat-selection/SeatSelectionPage.tsx';

/** Mounts the page on which winners of an auction pick seats, with placeholders for the pages that it links to. */
export function SeatSelectionAddress() {
  const patterns = patternsFor('Pass');
  return (
    <Routes>
      <Route path={patterns.seatSelection} element={<SeatSelectionPage />} />
      <Route path={patterns.marketOffers} element={<h1>Offers</h1>} />
      <Route path={patterns.token} element={<h1>Passes</h1>} />
      <Route path={patterns.event} element={<h1>Event</h1>} />
      <Route path={patterns.discover} element={<h1>Discover</h1>} />
    </Routes>
  );
}
