import { useEffect, useRef, useState, type ReactNode } from 'react';
import { body } from './dialogStyles.ts';

/** Scrolling part between title and actions; focusable while it scrolls. */
export function ScrollBody({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => setScrolls(box.scrollHeight > box.clientHeight));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={element} css={body} {...(scrolls ? { tabIndex: 0 } : {})}>
      {children}
    </div>
  );
}
