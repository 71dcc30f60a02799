import { css } from '@emotion/react';
import { useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge, Button, Select, theme } from '@foyer/ui-kit';
import type { Playback, PlaybackState, PlaybackTrack } from '../../player/playback.ts';

export interface PlayerBarProps {
  video: RefObject<HTMLVideoElement | null>;
  state: PlaybackState;
  act: (action: (playback: Playback) => void) => void;
  children?: ReactNode;
}

const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: theme.space[3] });
const mark = css({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  minHeight: '48px',
  flex: '1 0 auto',
});
const choice = css({ flex: '1 1 150px', maxWidth: '240px' });

interface ChoiceProps {
  label: string;
  tracks: readonly PlaybackTrack[];
  value: number;
  /** First option, of the value -1. */
  none?: string;
  onChoose: (id: number) => void;
}

function Choice({ label, tracks, value, none, onChoose }: ChoiceProps) {
  const options = tracks.map(({ id, label: name }) => ({ value: String(id), label: name }));
  return (
    <div css={choice}>
      <Select
        label={label}
        value={String(value)}
        options={none === undefined ? options : [{ value: '-1', label: none }, ...options]}
        onValueChange={(id) => onChoose(Number(id))}
      />
    </div>
  );
}

/** Live mark and the way back to it, and the choices that the stream has. */
export function PlayerBar({ video, state, act, children }: PlayerBarProps) {
  const { t } = useTranslation('streaming');
  // Firefox has a button of its own and no call.
  const [hasPictureInPicture] = useState(() => Boolean(document.pictureInPictureEnabled));
  const openPictureInPicture = (): void => {
    // Refused before the first picture.
    void video.current?.requestPictureInPicture().catch(() => undefined);
  };
  return (
    <div css={bar}>
      <div css={mark}>
        {state.isLive && <Badge tone={state.isBehindLive ? 'neutral' : 'danger'}>{t('player.live')}</Badge>}
        {state.isBehindLive && (
          <Button onClick={() => act((playback) => playback.goLive())}>{t('player.goLive')}</Button>
        )}
        {children}
      </div>
      {state.qualities.length > 1 && (
        <Choice
          label={t('player.quality')}
          tracks={state.qualities}
          value={state.quality}
          none={t('player.automatic')}
          onChoose={(id) => act((playback) => playback.chooseQuality(id))}
        />
      )}
      {state.captions.length > 0 && (
        <Choice
          label={t('player.captions')}
          tracks={state.captions}
          value={state.caption}
          none={t('player.noCaptions')}
          onChoose={(id) => act((playback) => playback.chooseCaption(id))}
        />
      )}
      {state.sounds.length > 1 && (
        <Choice
          label={t('player.sound')}
          tracks={state.sounds}
          value={state.sound}
          onChoose={(id) => act((playback) => playback.chooseSound(id))}
        />
      )}
      {hasPictureInPicture && <Button onClick={openPictureInPicture}>{t('player.pictureInPicture')}</Button>}
    </div>
  );
}
