import { lazy, Suspense, type ComponentProps } from 'react';
import type { Footer } from './Footer.tsx';
import { footerBox } from './footerBox.ts';

/** Nothing above it waits for the footer; where it cannot be had the page stands without one. */
const Loaded = lazy(() =>
  import('./laterParts.ts').then(
    (loaded) => ({ default: loaded.Footer }),
    () => ({ default: EmptyFooter }),
  ),
);

function EmptyFooter() {
  return <footer css={footerBox} />;
}

/** The footer, in a box of its height until it is there. */
export function LaterFooter(props: ComponentProps<typeof Footer>) {
  return (
    <Suspense fallback={<EmptyFooter />}>
      <Loaded {...props} />
    </Suspense>
  );
}
