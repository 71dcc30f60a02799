import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { usePaths } from '@foyer/api-client/shell';
import { Button, Card, Container, Inline, Stack, TextLink, theme } from '@foyer/ui-kit';
import { CheckRow } from '../../components/check/CheckRow.tsx';
import { ConnectionCheck } from '../../components/check/ConnectionCheck.tsx';
import { Checklist, DeviceChecks } from '../../components/check/DeviceChecks.tsx';
import { SoundCheck } from '../../components/check/SoundCheck.tsx';
import { useDevices } from '../../model/devices/useDevices.ts';

const usualSpeaker = { id: '', label: '' };
const heading = { fontSize: theme.text.title };

/** Old Safari plays streams by itself, all others by media source extensions. */
const playsStreams = (): boolean =>
  'MediaSource' in window ||
  'ManagedMediaSource' in window ||
  document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== '';

function ForTheStage() {
  const { t } = useTranslation('stage');
  const devices = useDevices();
  const [isAsked, setAsked] = useState(false);
  const begin = (): void => {
    setAsked(true);
    devices.ask();
  };
  return (
    <Card as="section" aria-labelledby="check-stage">
      <Stack gap={3}>
        <h2 id="check-stage" css={heading}>
          {t('check.come')}
        </h2>
        <p css={{ color: theme.color.contentMuted }}>{t('check.comeText')}</p>
        {isAsked ? (
          <DeviceChecks devices={devices} />
        ) : (
          <Inline gap={3}>
            <Button onClick={begin}>{t('check.begin')}</Button>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

/** Test page: whether this device can play a stream, and come on its stage; also for who hasn't bought yet [C2.31]. */
export function StreamCheckPage() {
  const { t } = useTranslation('stage');
  const { eventId = '', vanityName } = useParams();
  const paths = usePaths();
  const [canPlay] = useState(playsStreams);
  return (
    <Container css={{ paddingBlock: theme.space[6] }}>
      <title>{t('check.title')}</title>
      <Stack gap={5}>
        <header>
          <h1 css={{ fontSize: theme.text.heading }}>{t('check.title')}</h1>
          <p css={{ color: theme.color.contentMuted }}>{t('check.intro')}</p>
        </header>
        <Card as="section" aria-labelledby="check-watch">
          <h2 id="check-watch" css={heading}>
            {t('check.watch')}
          </h2>
          <Checklist>
            <ConnectionCheck purpose="watch" />
            <CheckRow
              name={t('check.player.name')}
              result={canPlay ? 'good' : 'bad'}
              text={t(canPlay ? 'check.player.yes' : 'check.player.no')}
            />
            <SoundCheck speaker={usualSpeaker} />
          </Checklist>
        </Card>
        <ForTheStage />
        <Inline gap={4}>
          <TextLink href={paths.player({ eventId, vanityName })}>{t('check.toPlayer')}</TextLink>
        </Inline>
      </Stack>
    </Container>
  );
}
