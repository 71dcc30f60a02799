import { Route, Routes } from 'react-router';
import { patternsFor } from '@foyer/contract';
import { AdPage, CustomEventPage, PreviewPage } from '../../pages/event/otherEventPages.ts';

const patterns = patternsFor('Pass');

/** Mounts the pages of an event besides its own at their addresses. */
export const EventPagesAddress = () => (
  <Routes>
    <Route path={patterns.eventPreview} element={<PreviewPage />} />
    <Route path={patterns.customEvent} element={<CustomEventPage />} />
    <Route path={patterns.ad} element={<AdPage />} />
  </Routes>
);
