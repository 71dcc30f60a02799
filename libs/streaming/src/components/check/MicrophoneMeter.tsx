import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { theme } from '@foyer/ui-kit';

/** Loudness from which speech counts as heard, of 1. */
const heardLevel = 0.05;

const everyMs = 100;

/** Loudness of samples from -1 to 1: their root mean square, stretched so that usual speech fills half of the meter. */
function levelOf(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return Math.min(1, Math.sqrt(sum / samples.length) * 4);
}

/** Tells the loudness of a stream's sound ten times a second. @returns a function that ends it */
function watchLevel(stream: MediaStream, onLevel: (level: number) => void): () => void {
  if (!('AudioContext' in window)) return () => undefined;
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    onLevel(levelOf(samples));
  }, everyMs);
  return () => {
    clearInterval(timer);
    void context.close();
  };
}

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
