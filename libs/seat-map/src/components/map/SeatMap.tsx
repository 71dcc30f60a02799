import { css } from '@emotion/react';
import { splitSeatCode } from '@foyer/util';
import { useId, useMemo, useRef, useState } from 'react';
import type { EngineEvents, MapView, MapSpotlightInput } from '../../engine/events/engineEvents.ts';
import type { MapPlace } from '../../engine/events/mapPlace.ts';
import type { PageInput } from '../../gesture/pointerGestures.ts';
import type { SeatModel } from '../../model/seatModel.ts';
import { sectionLabels } from '../../texts/sectionLabels.ts';
import type { Point } from '../../view/camera.ts';
import type { SeatPickingProps, SeatSpotlight } from '../seatMapProps.ts';
import { useMapDetails } from './useMapDetails.ts';
import { useMapKeys } from './useMapKeys.ts';
import { useMedia } from '../useMedia.ts';
import { paletteVariables, usePalette } from '../usePalette.ts';
import { useSeatMapEngine } from './useSeatMapEngine.ts';
import { useSeatModel } from '../useSeatModel.ts';
import { missingSeats, useSeatPicking } from '../useSeatPicking.ts';
import { visuallyHidden } from '../visuallyHidden.ts';

/** Resolves the spotlight's seats; `undefined` without seats, or for a section that is not on the chart. */
function spotlightOn(model: SeatModel, spotlight?: SeatSpotlight): MapSpotlightInput | undefined {
  const [first] = spotlight?.seatCodes ?? [];
  const section = first === undefined ? undefined : model.sectionAt(splitSeatCode(first)[0]!);
  if (!spotlight || section === undefined) return undefined;
  return { ...spotlight, section, seats: spotlight.seatCodes.flatMap((code) => model.refOf(code) ?? []) };
}

/** Props of the seat map, which fills its container. */
export interface SeatMapProps extends SeatPickingProps {
  /** Codes of sections to highlight. */
  readonly highlighted?: readonly string[];
  readonly spotlight?: SeatSpotlight | undefined;
  /**
   * Captures every wheel and touch gesture, for a map that fills the screen. By default the map is cooperative: a plain
   * wheel and one finger scroll the page; Ctrl or Cmd with the wheel, a pinch and two fingers move the map; and it has
   * zoom buttons only where it is wider than 480 px.
   */
  readonly capturesScroll?: boolean;
}

const box = css`
  position: relative;
  width: 100%;
  height: 100%;
  min-height: 240px;
  container-type: size;
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
  touch-action: pan-x pan-y;
  user-select: none;
`;
const capturing = css`
  touch-action: none;
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
 * Draws a room of any size on a canvas, sections first and seats on zoom; operable by touch, mouse, wheel and keyboard
 * [C2.25]. `SeatList` offers the same seats without a canvas.
 */
export function SeatMap(props: SeatMapProps) {
  const { texts, formatPrice, selection, highlighted, spotlight, onAreaPick, onSectionsNeeded } = props;
  const { capturesScroll = false } = props;
  const root = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const map = useRef<HTMLDivElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const helpId = useId();
  const model = useSeatModel(props);
  const palette = usePalette(root, props.palette);
  const reducedMotion = useMedia('(prefers-reduced-motion: reduce)');
  const [details, load] = useMapDetails();
  const picking = useSeatPicking(model, props, details);
  const [view, setView] = useState<MapView>({ isWhole: true, isClosest: false });
  const [hover, setHover] = useState<{ place: MapPlace; at: Point; width: number }>();
  const [isUnavailable, setUnavailable] = useState(false);
  const [hint, setHint] = useState<PageInput>();
  const hinted = useRef(new Set<PageInput>());

  const style = useMemo(
    () => ({ palette, labels: sectionLabels(model, { texts, formatPrice }) }),
    [palette, model, texts, formatPrice],
  );
  const party = missingSeats(props);
  const selectionKey = selection.join();
  const highlightedKey = highlighted?.join() ?? '';
  const input = useMemo(
    () => ({
      model,
      style,
      reducedMotion,
      selected: selectionKey.split(',').flatMap((code) => model.refOf(code) ?? []),
      highlighted: highlightedKey.split(',').flatMap((code) => model.sectionAt(code) ?? []),
      spotlight: spotlightOn(model, spotlight),
      party,
    }),
    [model, style, party, reducedMotion, selectionKey, highlightedKey, spotlight],
  );
  const events: EngineEvents = {
    onNeed: (codes) => onSectionsNeeded?.(codes),
    onPickSeat: picking.toggle,
    onPickArea: (section) => onAreaPick?.(model.sections[section]!.section.sectionCode),
    onFocus: (place) => picking.announce(details?.describePlace(model, place, selection, props) ?? ''),
    onHover: (place, at) => setHover(place && at && { place, at, width: canvas.current!.clientWidth }),
    onView: (shown) => {
      // The way back goes with the sections that it leads back from; the map takes its focus.
      if (shown.isWhole && back.current?.matches(':focus')) {
        engine.current?.guide?.keyboard.command({ kind: 'back' });
        map.current?.focus({ preventScroll: true });
      }
      setView(shown);
    },
    onLeaveToPage: (by) => {
      if (!hinted.current.has(by)) setHint(by);
      hinted.current.add(by);
    },
  };
  const engine = useSeatMapEngine(canvas, {
    input,
    events,
    details,
    onUnavailable: () => setUnavailable(true),
    isCooperative: !capturesScroll,
  });
  const keys = useMapKeys(engine, details, load);

  return (
    <div css={box} ref={root} style={paletteVariables(palette)}>
      <div
        css={stage}
        ref={map}
        role="application"
        aria-label={texts.map}
        aria-describedby={helpId}
        tabIndex={0}
        {...keys}
      >
        <canvas css={[picture, capturesScroll && capturing]} ref={canvas} aria-hidden="true" />
      </div>
      {isUnavailable && <p css={notice}>{texts.mapUnavailable}</p>}
      {details && (
        <>
          {hover && (
            <details.SeatTip
              text={details.describePlace(model, hover.place, selection, props)}
              viewUrl={details.sectionOf(model, hover.place).viewUrl}
              at={hover.at}
              width={hover.width}
            />
          )}
          {hint && <details.GestureHint texts={texts} by={hint} onDone={() => setHint(undefined)} />}
          <details.MapControls
            texts={texts}
            view={view}
            back={back}
            isCooperative={!capturesScroll}
            onZoom={(factor) => engine.current?.guide?.keyboard.zoomStep(factor)}
            onAll={() => engine.current?.showAll()}
          />
        </>
      )}
      <p id={helpId} css={visuallyHidden}>
        {
          // Without the keyboard chunk, the help text would describe keys that do nothing.
          details !== null && texts.mapHelp
        }
      </p>
      <p css={visuallyHidden} role="status">
        {picking.announcement}
      </p>
    </div>
  );
}
