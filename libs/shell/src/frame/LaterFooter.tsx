import { Suspense, type ComponentProps } from 'react';
import type { Footer } from './Footer.tsx';
import { footerBox } from './footerBox.ts';
import { laterPart } from './laterPart.ts';

/** Loads after the page; the page works without it. */
const Loaded = laterPart((parts) => parts.Footer, EmptyFooter);

function EmptyFooter() {
  return <footer css={footerBox} />;
}

/** Footer, with its height reserved until it has loaded. */
export function LaterFooter(props: ComponentProps<typeof Footer>) {
  return (
    <Suspense fallback={<EmptyFooter />}>
      <Loaded {...props} />
    </Suspense>
  );
}
