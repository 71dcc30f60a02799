import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Inline, Notice, Stack } from '@foyer/ui-kit';
import { Dialog } from '@foyer/ui-kit/overlays';
import { playTone } from '../../model/devices/playTone.ts';

export interface AudioTestProps {
  open: boolean;
  speaker: { id: string; label: string };
  /** Undefined if it was closed without an answer. */
  onAnswer: (isHeard?: boolean) => void;
}

/** Overlay of the audio test: it plays, and asks [C2.31]. */
export function AudioTest({ open, speaker, onAnswer }: AudioTestProps) {
  const { t } = useTranslation('stage');
  const [isPlaying, setPlaying] = useState(true);
  const [hasFailed, setFailed] = useState(false);
  const sound = (): void =>
    void playTone(speaker.id)
      .catch(() => setFailed(true))
      .finally(() => setPlaying(false));
  const play = (): void => {
    setPlaying(true);
    setFailed(false);
    sound();
  };
  const begin = useEffectEvent(sound);
  useEffect(() => begin(), []);
  return (
    <Dialog
      open={open}
      title={t('sound.title')}
      onClose={() => onAnswer()}
      footer={
        <Inline gap={3}>
          <Button variant="primary" onClick={() => onAnswer(true)}>
            {t('sound.yes')}
          </Button>
          <Button onClick={() => onAnswer(false)}>{t('sound.no')}</Button>
          <Button loading={isPlaying} onClick={play}>
            {t('sound.play')}
          </Button>
        </Inline>
      }
    >
      <Stack gap={3}>
        <p>{t('sound.text', { speaker: speaker.label || t('sound.usual') })}</p>
        {hasFailed && <Notice tone="danger">{t('sound.failed')}</Notice>}
      </Stack>
    </Dialog>
  );
}
