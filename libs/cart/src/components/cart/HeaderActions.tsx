import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { headerActionsId } from '@foyer/api-client';

const never = () => () => undefined;
const findSlot = (): Element | null => document.getElementById(headerActionsId);

/** Renders its children in a bare header, or in place on a page without one, as in a frame. */
export function HeaderActions({ children }: { children: ReactNode }) {
  const slot = useSyncExternalStore(never, findSlot);
  return slot ? createPortal(children, slot) : children;
}
