import { css } from '@emotion/react';
import type { RefObject } from 'react';
import { Skeleton } from '@foyer/ui-kit';

// No transition of the height: during one, a press could hit the frame instead of the button below it.
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
 * Renders a page of the payment gateway. The skeleton covers the frame instead of replacing it: browsers route a press
 * by the last painted position of an out-of-process frame, so a frame that moves loses presses.
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
