import { Suspense } from 'react';
import { laterPart } from './laterPart.ts';

const Loaded = laterPart(
  (parts) => parts.HeaderLinks,
  () => null,
);

/** Header links; load with the footer without moving anything. */
export const LaterHeaderLinks = () => (
  <Suspense>
    <Loaded />
  </Suspense>
);
