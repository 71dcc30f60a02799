import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { theme } from '@foyer/ui-kit';
import { heardLevel, watchLevel } from '../../model/devices/microphoneLevel.ts';

const track = css({
  height: '8px',
  overflow: 'hidden',
  borderRadius: theme.radius.pill,
  background: theme.color.surface3,
  [theme.media.forcedColors]: { border: '1px solid' },
});
const bar = css({
  height: '100%',
  background: theme.color.accent,
  transformOrigin: 'left',
  transform: 'scaleX(0)',
  [theme.media.forcedColors]: { background: 'Highlight' },
});

/** Loudness of the microphone as it is; drawn without a render, ten times a second [C2.31]. */
export function MicrophoneMeter({ stream, onHeard }: { stream: MediaStream; onHeard: () => void }) {
  const { t } = useTranslation('stage');
  const meter = useRef<HTMLDivElement>(null);
  const level = useRef<HTMLDivElement>(null);
  const heard = useEffectEvent(onHeard);
  useEffect(() => {
    if (stream.getAudioTracks().length === 0) return undefined;
    return watchLevel(stream, (value) => {
      if (value >= heardLevel) heard();
      level.current?.style.setProperty('transform', `scaleX(${value.toFixed(2)})`);
      meter.current?.setAttribute('aria-valuenow', String(Math.round(value * 100)));
    });
  }, [stream]);
  return (
    <div
      ref={meter}
      css={track}
      role="meter"
      aria-label={t('settings.level')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={0}
    >
      <div ref={level} css={bar} />
    </div>
  );
}
