import { css } from '@emotion/react';
import type { RefObject } from 'react';
import { Skeleton } from '@foyer/ui-kit';

// No transition of the height: while it moved, a press could land in the frame instead of on the button below.
const frameStyle = css({ display: 'block', width: '100%', border: 0 });
const cover = css({ position: 'absolute', inset: 0, pointerEvents: 'none' });

export interface GatewayFrameProps {
  frame: RefObject<HTMLIFrameElement | null>;
  address: string;
  height: number;
  isReady: boolean;
  title: string;
}

/**
 * Shows a page of the payment gateway. The skeleton lies over the frame and not in its place: browsers send a press to
 * where a frame of another process was in the last picture, so a frame that jumps loses presses.
 */
export function GatewayFrame({ frame, address, height, isReady, title }: GatewayFrameProps) {
  return (
    <div css={{ position: 'relative' }} aria-busy={!isReady}>
      {!isReady && (
        <div css={cover}>
          <Skeleton shape="block" height={`${height}px`} />
        </div>
      )}
      <iframe ref={frame} css={frameStyle} height={height} src={address} title={title} allow="" />
    </div>
  );
}
