import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Maps } from '@foyer/api-client/shell/maps';
import type { Coordinates } from '@foyer/contract';
import { Spinner } from '@foyer/ui-kit';
import { mapFrame } from './mapFrame.ts';

const waiting = css({ display: 'grid', placeItems: 'center' });
const whole = css({ position: 'absolute', top: 0, bottom: 0, left: 0, right: 0 });

export interface StreetMapProps {
  showStreets: NonNullable<Maps['showStreets']>;
  name: string;
  coordinates: Coordinates;
  onFail: () => void;
}

/** Street map of the maps service, whose script loads only here [I7.30]. */
export function StreetMap({ showStreets, name, coordinates, onFail }: StreetMapProps) {
  const { t, i18n } = useTranslation('places');
  const box = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  const fail = useEffectEvent(onFail);
  const { latitude, longitude } = coordinates;
  const locale = i18n.language;
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    const failOnce = (): void => {
      if (!isOver) fail();
    };
    const view = { centre: { latitude, longitude }, name, locale };
    showStreets(box.current!, view, failOnce).then((remove) => {
      if (isOver) return remove();
      stop = remove;
      setShown(true);
    }, failOnce);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [showStreets, latitude, longitude, name, locale]);
  const label = t('venue.streetsOf', { venue: name });
  return (
    <div css={mapFrame} role="region" aria-label={label} aria-busy={!isShown}>
      <div ref={box} css={whole} />
      {!isShown && (
        <div css={[whole, waiting]}>
          <Spinner label={label} />
        </div>
      )}
    </div>
  );
}
