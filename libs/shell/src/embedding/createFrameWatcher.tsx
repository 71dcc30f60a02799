import { ownParentOrigin } from './ownParentOrigin.ts';
import { useExchangeCode } from './useExchangeCode.ts';
import { useFrameEvents } from './useFrameEvents.ts';
import { FrameSize } from './FrameSize.tsx';

/** Creates the watcher of a frame that may have been opened with a session code [I6.09, I4.24]. */
export const createFrameWatcher = (code: string | undefined) =>
  function FrameWatcher() {
    useExchangeCode(code, ownParentOrigin());
    useFrameEvents();
    return <FrameSize />;
  };
