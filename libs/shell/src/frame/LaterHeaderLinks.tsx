import { lazy, Suspense } from 'react';

const Nothing = (): null => null;
const Loaded = lazy(() =>
  import('./laterParts.ts').then(
    ({ HeaderLinks }) => ({ default: HeaderLinks }),
    () => ({ default: Nothing }),
  ),
);

/** The links of the header: they come with the footer, and move nothing. */
export const LaterHeaderLinks = () => (
  <Suspense>
    <Loaded />
  </Suspense>
);
