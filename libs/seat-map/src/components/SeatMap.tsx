import { css } from '@emotion/react';
import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { EngineEvents, MapView } from '../engine/engineEvents.ts';
import type { MapPlace } from '../engine/overlay.ts';
import { keyCommand } from '../gesture/keyCommands.ts';
import { describePlace, sectionLabels } from '../texts/describePlace.ts';
import type { Point } from '../view/camera.ts';
import { MapControls } from './MapControls.tsx';
import type { SeatPickingProps } from './seatMapProps.ts';
import { SeatTip } from './SeatTip.tsx';
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

  &:focus-visible::after {
    content: '';
    position: absolute;
    inset: 2px;
    border: 3px solid var(--seat-map-focus);
    border-radius: inherit;
    pointer-events: none;
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
  const picking = useSeatPicking(model, props);
  const [view, setView] = useState<MapView>({ isWhole: true, isClosest: false });
  const [hover, setHover] = useState<{ place: MapPlace; at: Point; width: number }>();
  const [isUnavailable, setUnavailable] = useState(false);

  const labels = useMemo(() => sectionLabels(model, { texts, formatPrice }), [model, texts, formatPrice]);
  const style = useMemo(() => ({ palette, labels }), [palette, labels]);
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
  const events: EngineEvents & { onUnavailable(): void } = {
    onNeed: (codes) => onSectionsNeeded?.(codes),
    onPickSeat: picking.toggle,
    onPickArea: (section) => onAreaPick?.(model.sections[section]!.section.sectionCode),
    onFocus: (place) => picking.announce(describePlace(model, place, selection, props)),
    onHover: (place, at) => setHover(place && { place, at, width: canvas.current?.clientWidth ?? 0 }),
    onView: setView,
    onUnavailable: () => setUnavailable(true),
  };
  const engine = useSeatMapEngine(canvas, input, events);

  const onKeyDown = (event: KeyboardEvent): void => {
    const command = keyCommand(event);
    if (!command || !engine.current?.keyboard.command(command)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div css={box} ref={root} style={paletteVariables(palette)}>
      <div
        css={stage}
        role="application"
        aria-label={texts.map}
        aria-describedby={helpId}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onFocus={({ currentTarget }) => engine.current?.setFocused(currentTarget.matches(':focus-visible'))}
        onBlur={() => engine.current?.setFocused(false)}
      >
        <canvas css={picture} ref={canvas} aria-hidden="true" />
      </div>
      {isUnavailable && <p css={notice}>{texts.mapUnavailable}</p>}
      {hover && (
        <SeatTip
          text={describePlace(model, hover.place, selection, props)}
          at={hover.at}
          width={hover.width}
        />
      )}
      <MapControls
        texts={texts}
        view={view}
        onZoom={(factor) => engine.current?.keyboard.zoomStep(factor)}
        onAll={() => engine.current?.showAll()}
      />
      <p id={helpId} css={visuallyHidden}>
        {texts.mapHelp}
      </p>
      <p css={visuallyHidden} role="status">
        {picking.announcement}
      </p>
    </div>
  );
}
