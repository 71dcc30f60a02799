import { css } from '@emotion/react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { SeatMap, type SeatMapProps } from '@foyer/seat-map';
import { Button, Inline, theme } from '@foyer/ui-kit';
import { Drawer } from '@foyer/ui-kit/overlays';

/** Extends to the edges, over the drawer's padding. */
const whole = css({
  height: `calc(100% + ${theme.space[2]} + ${theme.space[6]})`,
  margin: `-${theme.space[2]} -${theme.space[6]} -${theme.space[6]}`,
  [theme.media.belowTablet]: { marginInline: `-${theme.space[4]}` },
});

export interface FullScreenMapProps extends SeatMapProps {
  isOpen: boolean;
  onClose: () => void;
  /** Regains focus when the map closes. */
  opener: RefObject<HTMLElement | null>;
}

/** Full-screen map on a phone, where one finger moves it. */
export function FullScreenMap({ isOpen, onClose, opener, ...map }: FullScreenMapProps) {
  const { t } = useTranslation('marketplace');
  const count = map.selection.length;
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      finalFocus={opener}
      title={t('seatMap.map')}
      footer={
        <Inline justify="between" gap={3}>
          <span role="status">{count > 0 ? t('pick.count', { count }) : t('buy.nothing')}</span>
          <Button variant="primary" onClick={onClose}>
            {t('seatMap.done')}
          </Button>
        </Inline>
      }
    >
      <div css={whole}>
        <SeatMap {...map} capturesScroll />
      </div>
    </Drawer>
  );
}
