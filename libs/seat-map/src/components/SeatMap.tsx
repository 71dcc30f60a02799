import { css } from '@emotion/react';
import { useId, useMemo, useRef, useState } from 'react';
import type { EngineEvents, MapView } from '../engine/engineEvents.ts';
import type { MapPlace } from '../engine/mapPlace.ts';
import { sectionLabels } from '../texts/sectionLabels.ts';
import type { Point } from '../view/camera.ts';
import type { SeatPickingProps } from './seatMapProps.ts';
import { useMapDetails } from './useMapDetails.ts';
import { useMapKeys } from './useMapKeys.ts';
import { useMedia } from './useMedia.ts';
import { paletteVariables, usePalette } from './usePalette.ts';
import { useSeatMapEngine } from './useSeatMapEngine.ts';
import { useSeatModel } from './useSeatModel.ts';
import { useSeatPicking } from './useSeatPicking.ts';
import { visuallyHidden } from './visuallyHidden.ts';

/** The seat map. It fills the box that it is put into. */
export interface SeatMapProps extends SeatPickingProps {
  /** Codes of sections to point out. */
  readonly highlighted?: readonly string[];
}

const box = css`
  position: relative;
  width: 100%;
  height: 100%;
  min-height: 240px;
  overflow: hidden;
  background: var(--seat-map-background);
  color: var(--seat-map-text);
`;
const stage = css`
  position: absolute;
  inset: 0;
  border-radius: inherit;
  outline: none;

  &:focus-visible {
    outline: 3px solid var(--seat-map-focus);
    outline-offset: -5px;
  }
`;
const picture = css`
  display: block;
  width: 100%;
  height: 100%;
  cursor: pointer;
  touch-action: none;
  user-select: none;
`;
const notice = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  margin: 0;
  padding: 24px;
  text-align: center;
`;

/**
 * A room of any size on a canvas: sections first, seats on zoom; by touch, mouse, wheel and keyboard [C2.25].
 * Whoever cannot use a picture has `SeatList`, with the same seats.
 */
export function SeatMap(props: SeatMapProps) {
  const { texts, formatPrice, selection, highlighted, onAreaPick, onSectionsNeeded } = props;
  const root = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const helpId = useId();
  const model = useSeatModel(props);
  const palette = usePalette(root, props.palette);
  const reducedMotion = useMedia('(prefers-reduced-motion: reduce)');
  const [details, load] = useMapDetails();
  const picking = useSeatPicking(model, props, details?.describeSeat);
  const [view, setView] = useState<MapView>({ isWhole: true, isClosest: false });
  const [hover, setHover] = useState<{ place: MapPlace; at: Point; width: number }>();
  const [isUnavailable, setUnavailable] = useState(false);

  const style = useMemo(
    () => ({ palette, labels: sectionLabels(model, { texts, formatPrice }) }),
    [palette, model, texts, formatPrice],
  );
  const selectionKey = selection.join();
  const highlightedKey = highlighted?.join() ?? '';
  const input = useMemo(
    () => ({
      model,
      style,
      reducedMotion,
      selected: selectionKey.split(',').flatMap((code) => model.refOf(code) ?? []),
      highlighted: highlightedKey.split(',').flatMap((code) => model.sectionAt(code) ?? []),
    }),
    [model, style, reducedMotion, selectionKey, highlightedKey],
  );
  const events: EngineEvents = {
    onNeed: (codes) => onSectionsNeeded?.(codes),
    onPickSeat: picking.toggle,
    onPickArea: (section) => onAreaPick?.(model.sections[section]!.section.sectionCode),
    onFocus: (place) => picking.announce(details?.describePlace(model, place, selection, props) ?? ''),
    onHover: (place, at) => setHover(place && { place, at, width: canvas.current!.clientWidth }),
    onView: setView,
  };
  const engine = useSeatMapEngine(canvas, input, events, details, () => setUnavailable(true));
  const keys = useMapKeys(engine, details, load);

  return (
    <div css={box} ref={root} style={paletteVariables(palette)}>
      <div
        css={stage}
        role="application"
        aria-label={texts.map}
        aria-describedby={helpId}
        tabIndex={0}
        {...keys}
      >
        <canvas css={picture} ref={canvas} aria-hidden="true" />
      </div>
      {isUnavailable && <p css={notice}>{texts.mapUnavailable}</p>}
      {details && (
        <>
          {hover && (
            <details.SeatTip
              text={details.describePlace(model, hover.place, selection, props)}
              at={hover.at}
              width={hover.width}
            />
          )}
          <details.MapControls
            texts={texts}
            view={view}
            onZoom={(factor) => engine.current?.guide?.keyboard.zoomStep(factor)}
            onAll={() => engine.current?.showAll()}
          />
        </>
      )}
      <p id={helpId} css={visuallyHidden}>
        {
          // Without the keys it would promise what is not there.
          details !== null && texts.mapHelp
        }
      </p>
      <p css={visuallyHidden} role="status">
        {picking.announcement}
      </p>
    </div>
  );
}
