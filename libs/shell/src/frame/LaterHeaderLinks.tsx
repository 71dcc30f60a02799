import { Suspense } from 'react';
import { laterPart } from './laterPart.ts';

const Loaded = laterPart(
  (parts) => parts.HeaderLinks,
  () => null,
);

/** The links of the header: they come with the footer, and move nothing. */
export const LaterHeaderLinks = () => (
  <Suspense>
    <Loaded />
  </Suspense>
);
