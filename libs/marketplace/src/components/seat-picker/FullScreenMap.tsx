import { css } from '@emotion/react';
import { useEffect, useMemo, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { SeatLegend, SeatMap, type SeatMapProps } from '@foyer/seat-map';
import { Button, fadingEnd, Inline, theme } from '@foyer/ui-kit';
import { Drawer } from '@foyer/ui-kit/overlays';

/** Extends to the edges, over the drawer's padding. */
const whole = css({
  display: 'flex',
  flexDirection: 'column',
  height: `calc(100% + ${theme.space[2]} + ${theme.space[6]})`,
  margin: `-${theme.space[2]} -${theme.space[6]} -${theme.space[6]}`,
  [theme.media.belowTablet]: { marginInline: `-${theme.space[4]}` },
});
const drawing = css({ flex: 1, minHeight: 0 });
/**
 * One row that scrolls sideways, so that the map keeps its height. It explains and does not filter: filters are in the
 * address, and closing goes back to the address from before.
 */
const legend = css({
  flex: 'none',
  borderTop: `1px solid ${theme.color.border}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '> ul': {
    flexWrap: 'nowrap',
    alignItems: 'center',
    width: 'max-content',
    padding: `${theme.space[2]} ${theme.space[4]}`,
    '> li': { flexShrink: 0, whiteSpace: 'nowrap' },
  },
});

export interface FullScreenMapProps extends SeatMapProps {
  isOpen: boolean;
  onClose: () => void;
  /** Called once this part is loaded and rendered; the page keeps its own map until then. */
  onShown: (isShown: true) => void;
  /** Regains focus when the map closes; a phone turned to landscape does not display it, and its map gets focus. */
  opener: RefObject<HTMLElement | null>;
}

/** Element to focus when the map closes, looked up at that time: the opener, or the map beside it. */
const focusAfter = (opener: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> => ({
  get current() {
    const { current } = opener;
    const isDisplayed = current !== null && current.getClientRects().length > 0;
    return isDisplayed
      ? current
      : (current?.parentElement?.querySelector<HTMLElement>('[role="application"]') ?? null);
  },
});

/** Full-screen map with its legend on a phone, where one finger moves it. The map announces each pick, so the footer is no live region. */
export function FullScreenMap({ isOpen, onClose, onShown, opener, ...map }: FullScreenMapProps) {
  const { t } = useTranslation('marketplace');
  const count = map.selection.length;
  useEffect(() => onShown(true), [onShown]);
  const finalFocus = useMemo(() => focusAfter(opener), [opener]);
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      finalFocus={finalFocus}
      title={t('seatMap.map')}
      footer={
        <Inline justify="between" gap={3}>
          <span>{count > 0 ? t('pick.count', { count }) : t('buy.nothing')}</span>
          <Button variant="primary" onClick={onClose}>
            {t('seatMap.done')}
          </Button>
        </Inline>
      }
    >
      <div css={whole}>
        <div css={drawing}>
          <SeatMap {...map} capturesScroll />
        </div>
        <div css={[legend, fadingEnd]} tabIndex={0} role="group" aria-label={map.texts.legend}>
          <SeatLegend
            offers={map.pricedOffers ?? map.offers}
            hasSeats={map.chart.sections.some(({ seating }) => seating === 'seated')}
            texts={map.texts}
            formatPrice={map.formatPrice}
          />
        </div>
      </div>
    </Drawer>
  );
}
