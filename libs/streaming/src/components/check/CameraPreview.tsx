import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { theme } from '@foyer/ui-kit';

const frame = css({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  maxHeight: '40dvh',
  objectFit: 'cover',
  borderRadius: theme.radius.medium,
  background: theme.fixed.codeDark,
  // As in a mirror.
  transform: 'scaleX(-1)',
});

/** Picture of the own camera, without its sound. */
export function CameraPreview({ stream }: { stream: MediaStream | undefined }) {
  const { t } = useTranslation('stage');
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream ?? null;
  }, [stream]);
  return <video ref={video} css={frame} muted autoPlay playsInline aria-label={t('settings.preview')} />;
}
