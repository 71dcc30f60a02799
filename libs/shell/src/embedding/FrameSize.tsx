import { useFrameSize } from './useFrameSize.ts';

/** Reports the frame's height to the host page [I4.24]. */
export function FrameSize() {
  useFrameSize();
  return null;
}
