import { useFrameSize } from './useFrameSize.ts';

/** Tells the page around how high the frame wants to be [I4.24]. */
export function FrameSize() {
  useFrameSize();
  return null;
}
