import { css } from '@emotion/react';
import { useOverlaySteps } from '@foyer/cart';
import { lazy, Suspense, useState, useCallback, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { SeatMap, type SeatMapProps } from '@foyer/seat-map';
import { Button, theme } from '@foyer/ui-kit';

/** Full screen as a history entry, so that the browser's back button closes it. */
function useFullScreen(): {
  isOpen: boolean;
  /** Whether it has been open: it then stays mounted, to return focus. */
  wasOpened: boolean;
  opener: RefObject<HTMLButtonElement | null>;
  open: () => void;
  close: () => void;
} {
  const { depth, goTo } = useOverlaySteps('fullScreenMap');
  const isOpen = depth > 0;
  const open = useCallback(() => goTo(1), [goTo]);
  const close = useCallback(() => goTo(0), [goTo]);
  const opener = useRef<HTMLButtonElement>(null);
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return { isOpen, wasOpened, opener, open, close };
}

/** Loaded when a phone opens the map full screen. */
const FullScreenMap = lazy(async () => ({ default: (await import('./FullScreenMap.tsx')).FullScreenMap }));

/** Leaves room in the window for header, search button, legend and buying bar. */
export const high = 'clamp(360px, 100vh - 330px, 960px)';
export const stage = css({
  position: 'relative',
  borderRadius: theme.radius.large,
  overflow: 'hidden',
  border: `1px solid ${theme.color.border}`,
});
/** Follows the aspect ratio of the room, so that a phone shows no empty half; there it extends to the edges of the window. */
const drawing = css({
  minHeight: '280px',
  maxHeight: high,
  [theme.media.belowTablet]: {
    marginInline: `calc(-1 * ${theme.space[4]})`,
    borderInlineWidth: 0,
    borderRadius: 0,
  },
});
/** Below the map, where it covers no section. Phones only: wider screens have room for the map. */
const enlarge = css({ marginTop: theme.space[2], [theme.media.tablet]: { display: 'none' } });

/** Map within the page; on a phone a button opens it full screen. Only one map is mounted at a time. */
export function MapStage(map: SeatMapProps) {
  const { t } = useTranslation('marketplace');
  const { isOpen, wasOpened, opener, open, close } = useFullScreen();
  const [isLoaded, setLoaded] = useState(false);
  return (
    <>
      <div css={[stage, drawing]} style={{ aspectRatio: `${map.chart.width} / ${map.chart.height}` }}>
        {!(isOpen && isLoaded) && <SeatMap {...map} />}
      </div>
      <Button ref={opener} css={enlarge} onClick={open} wide>
        {t('seatMap.fullScreen')}
      </Button>
      {wasOpened && (
        <Suspense>
          <FullScreenMap {...map} isOpen={isOpen} onClose={close} onShown={setLoaded} opener={opener} />
        </Suspense>
      )}
    </>
  );
}
