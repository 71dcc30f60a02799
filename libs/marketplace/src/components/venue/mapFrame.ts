import { css } from '@emotion/react';
import { theme } from '@foyer/ui-kit';

/** Height of both maps of a venue in pixels, so that the page doesn't jump when one replaces the other. */
export const mapHeight = 320;

export const mapFrame = css({
  position: 'relative',
  height: mapHeight,
  overflow: 'hidden',
  borderRadius: theme.radius.medium,
  border: `1px solid ${theme.color.border}`,
  background: theme.color.surface1,
});
