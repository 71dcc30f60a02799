import { Route, Routes } from 'react-router';
import { patternsFor } from '@foyer/contract';
import { WaitListPage } from '../../pages/wait-list/WaitListPage.tsx';

/** Mounts the wait list at its address, with placeholders for the pages that it links to. */
export function WaitListAddress() {
  const patterns = patternsFor('Pass');
  return (
    <Routes>
      <Route path={patterns.waitList} element={<WaitListPage />} />
      <Route path={patterns.checkout} element={<h1>Checkout</h1>} />
      <Route path={patterns.event} element={<h1>Event</h1>} />
      <Route path={patterns.discover} element={<h1>Discover</h1>} />
    </Routes>
  );
}
