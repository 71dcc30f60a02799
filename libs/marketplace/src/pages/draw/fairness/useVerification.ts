import { useEffect, useRef, useState } from 'react';
import type { DrawRecord, DrawVerification } from '@foyer/verify-draw';

export type Verification =
  | { kind: 'idle' }
  | { kind: 'busy'; share: number }
  | { kind: 'done'; result: DrawVerification }
  /** The record cannot be read, or the browser cannot hash. */
  | { kind: 'broken' };

/** Smallest visible step of the progress, so that a million entries do not render a million times. */
const step = 0.01;
/** Share of the progress that loading takes. */
const loading = 0.5;

/** Loads and recomputes a draw in this browser; the package is loaded on demand. */
export function useVerification(read: (onShare: (share: number) => void) => Promise<DrawRecord>) {
  const [state, setState] = useState<Verification>({ kind: 'idle' });
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  const show = (next: Verification): void => {
    if (isHere.current) setState(next);
  };
  const verify = async (): Promise<void> => {
    show({ kind: 'busy', share: 0 });
    let shown = 0;
    const onShare = (share: number): void => {
      if (share - shown < step) return;
      shown = share;
      show({ kind: 'busy', share });
    };
    try {
      const { verifyDraw } = await import('@foyer/verify-draw');
      const record = await read((share) => onShare(share * loading));
      const result = await verifyDraw(record, (share) => onShare(loading + share * (1 - loading)));
      show({ kind: 'done', result });
    } catch {
      show({ kind: 'broken' });
    }
  };
  return { state, verify };
}
