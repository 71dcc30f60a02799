import { Suspense } from 'react';
import type { HeaderLinksProps } from './HeaderLinks.tsx';
import { laterPart } from './laterPart.ts';

const Loaded = laterPart<HeaderLinksProps>(
  (parts) => parts.HeaderLinks,
  () => null,
);

/** Header links; load with the footer without moving anything. */
export const LaterHeaderLinks = (props: HeaderLinksProps) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
);
