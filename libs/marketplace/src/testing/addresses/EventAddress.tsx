import { Route, Routes } from 'react-router';
import { patternsFor } from '@foyer/contract';
import { EventPage } from '../../pages/event/EventPage.tsx';

const patterns = patternsFor('Pass');

/** Mounts the event page at its address, with placeholders for the pages that it links to. */
export const EventAddress = () => (
  <Routes>
    <Route path={patterns.event} element={<EventPage />} />
    <Route path={patterns.checkout} element={<h1>Checkout</h1>} />
    <Route path={patterns.discover} element={<h1>Discover</h1>} />
  </Routes>
);
