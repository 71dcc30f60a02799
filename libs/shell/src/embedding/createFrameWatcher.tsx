import { ownParentOrigin } from './ownParentOrigin.ts';
import { useExchangeCode } from './useExchangeCode.ts';
import { FrameSize } from './FrameSize.tsx';

/** What watches a frame that may have been opened with a code [I6.09, I4.24]. */
export const createFrameWatcher = (code: string | undefined) =>
  function FrameWatcher() {
    useExchangeCode(code, ownParentOrigin());
    return <FrameSize />;
  };
