import { css } from '@emotion/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Coordinates, Surroundings } from '@foyer/contract';
import { theme } from '@foyer/ui-kit';
import { distanceUnitKm, formatDistance, listText } from '@foyer/util';
import { mapFrame, mapHeight } from './mapFrame.ts';
import { layOutMap, nameSize, type MapName } from './mapLayout.ts';

const usualWidth = 640;
const ground = theme.color.surface1;
const drawing = css({
  display: 'block',
  // Label positions assume left to right, in every locale.
  direction: 'ltr',
  text: {
    fill: theme.color.content,
    fontSize: nameSize,
    // Outlined labels stay readable across a ring.
    paintOrder: 'stroke',
    stroke: ground,
    strokeWidth: 4,
    strokeLinejoin: 'round',
  },
  '.quiet': { fill: theme.color.contentMuted, fontSize: nameSize - 1 },
  '.dot': { fill: theme.color.contentMuted },
  '.ring': { fill: 'none', stroke: theme.color.borderStrong, strokeDasharray: '4 5' },
  '.pin': { fill: theme.color.accent, stroke: ground, strokeWidth: 1.5 },
  '.eye': { fill: ground },
  '.venue': { fontWeight: 700 },
  '@media (forced-colors: active)': {
    text: { fill: 'CanvasText', stroke: 'Canvas' },
    '.quiet, .dot': { fill: 'CanvasText' },
    '.ring': { stroke: 'CanvasText' },
    '.pin': { fill: 'Highlight', stroke: 'Canvas' },
    '.eye': { fill: 'Canvas' },
  },
});

/** Measures the width of an element. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(usualWidth);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = (): void => setWidth(element.clientWidth || usualWidth);
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

function Name({ of: { name, x, y, anchor }, className }: { of: MapName; className?: string }) {
  return (
    <text x={x} y={y} textAnchor={anchor} className={className}>
      {name}
    </text>
  );
}

export interface DrawnMapProps {
  name: string;
  coordinates: Coordinates;
  surroundings: Surroundings;
}

/** Map drawn without any external service: a venue, the cities around it and distance rings [I7.30]. */
export function DrawnMap({ name, coordinates, surroundings }: DrawnMapProps) {
  const { t, i18n } = useTranslation('places');
  const { ref, width } = useWidth();
  const layout = layOutMap(
    { name, coordinates },
    surroundings,
    { width, height: mapHeight },
    distanceUnitKm(i18n.language),
  );
  const cities = listText(
    layout.cities.map((city) => city.name),
    i18n.language,
  );
  const label = cities === '' ? t('venue.map', { venue: name }) : t('venue.mapWith', { venue: name, cities });
  return (
    <div ref={ref} css={mapFrame}>
      <svg role="img" aria-label={label} css={drawing} width={width} height={mapHeight}>
        {layout.rings.map(({ km, radius, label: { x, y } }) => (
          <g key={km}>
            <circle className="ring" cx={width / 2} cy={mapHeight / 2} r={radius} />
            <text className="quiet" x={x} y={y} textAnchor="middle">
              {formatDistance(km, i18n.language)}
            </text>
          </g>
        ))}
        {layout.cities.map((city) => (
          <g key={`${city.name} ${city.x}`}>
            <circle className="dot" cx={city.x} cy={city.y} r={3} />
            <Name of={city.label} />
          </g>
        ))}
        <g transform={`translate(${width - 22} 14)`}>
          <path className="dot" d="M0 0 6 16 0 12 -6 16Z" />
          <text className="quiet" y={30} textAnchor="middle">
            {t('venue.north')}
          </text>
        </g>
        <g transform={`translate(${width / 2} ${mapHeight / 2})`}>
          <path className="pin" d="M0 0C-3-9-11-12-11-20a11 11 0 0 1 22 0C11-12 3-9 0 0Z" />
          <circle className="eye" cy={-20} r={4} />
        </g>
        {layout.venue && <Name of={layout.venue} className="venue" />}
      </svg>
    </div>
  );
}
