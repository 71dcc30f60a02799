import { css } from '@emotion/react';
import { useEffect, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronLeftIcon, ChevronRightIcon, IconButton, Inline, theme } from '@foyer/ui-kit';

/** Share of the visible width that a press moves, so that the last item seen stays in view. */
const step = 0.8;
/** Browsers report fractions of a pixel at the ends. */
const tolerancePx = 2;

/** Phones swipe. */
const buttons = css({ [theme.media.belowTablet]: { display: 'none' } });

/** Reports on which sides the strip can be scrolled further. */
function useEnds(list: RefObject<HTMLElement | null>): { before: boolean; after: boolean } {
  const [ends, setEnds] = useState({ before: false, after: false });
  useEffect(() => {
    const strip = list.current;
    if (!strip) return undefined;
    const measure = (): void => {
      const left = Math.abs(strip.scrollLeft);
      const before = left > tolerancePx;
      const after = left + strip.clientWidth < strip.scrollWidth - tolerancePx;
      setEnds((old) => (old.before === before && old.after === after ? old : { before, after }));
    };
    measure();
    strip.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      strip.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [list]);
  return ends;
}

export interface RailButtonsProps {
  list: RefObject<HTMLElement | null>;
  /** Name of the strip. */
  heading: string;
}

/** Two buttons that move a strip; none where everything fits. At an end, its button keeps the focus. */
export function RailButtons({ list, heading }: RailButtonsProps) {
  const { t } = useTranslation('search');
  const { before, after } = useEnds(list);
  const move = (direction: 1 | -1): void => {
    const strip = list.current!;
    strip.scrollBy({ left: direction * step * strip.clientWidth });
  };
  if (!before && !after) return null;
  return (
    <Inline gap={1} css={buttons}>
      <IconButton
        label={t('rail.previous', { heading })}
        icon={<ChevronLeftIcon />}
        aria-disabled={!before}
        onClick={() => move(-1)}
      />
      <IconButton
        label={t('rail.next', { heading })}
        icon={<ChevronRightIcon />}
        aria-disabled={!after}
        onClick={() => move(1)}
      />
    </Inline>
  );
}
