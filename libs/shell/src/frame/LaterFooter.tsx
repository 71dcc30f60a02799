import { Suspense, type ComponentProps } from 'react';
import type { Footer } from './Footer.tsx';
import { footerBox } from './footerBox.ts';
import { laterPart } from './laterPart.ts';

/** Nothing above it waits for the footer; where it cannot be had the page stands without one. */
const Loaded = laterPart((parts) => parts.Footer, EmptyFooter);

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
