import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, useOverlays } from '@foyer/ui-kit';
import { AudioTest } from './AudioTest.tsx';
import { CheckRow } from './CheckRow.tsx';

type Standing = 'idle' | 'heard' | 'unheard';
const results = { idle: 'open', heard: 'good', unheard: 'bad' } as const;

/** Sound of a speaker, by the answer of who listens [C2.31]. */
export function SoundCheck({ speaker }: { speaker: { id: string; label: string } }) {
  const { t } = useTranslation('stage');
  const overlays = useOverlays();
  const [standing, setStanding] = useState<Standing>('idle');
  const test = (): void => {
    overlays.open(({ open, close }) => (
      <AudioTest
        open={open}
        speaker={speaker}
        onAnswer={(isHeard) => {
          if (isHeard !== undefined) setStanding(isHeard ? 'heard' : 'unheard');
          close();
        }}
      />
    ));
  };
  return (
    <CheckRow
      name={t('check.sound.name')}
      result={results[standing]}
      text={t(`check.sound.${standing}`)}
      action={<Button onClick={test}>{t('check.sound.test')}</Button>}
    />
  );
}
