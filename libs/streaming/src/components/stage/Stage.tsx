import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConferencePlace, ConferenceStep } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import {
  useAcceptConferenceMutation,
  useDeclineConferenceMutation,
  useFinishConferenceSetupMutation,
  useGetConferencePlaceQuery,
  useLeaveConferenceMutation,
  useRegisterForConferenceMutation,
} from '@foyer/api-client/streaming';
import { Button, Card, Inline, Notice, Stack, theme, useOverlays, useUnsavedChanges } from '@foyer/ui-kit';
import { Dialog } from '@foyer/ui-kit/overlays';
import { useDevices } from '../../model/devices/useDevices.ts';
import { InvitedOverlay } from './InvitedOverlay.tsx';
import { OnStage } from './OnStage.tsx';
import { WaitingRoom } from './WaitingRoom.tsx';

export interface StageProps {
  eventId: string;
  /** The heartbeat says that this viewer is invited, on the way or on stage. */
  hasPlace: boolean;
  /** Called when the guest is on stage, where the late sound of the stream would disturb, and when not any more. */
  onStage: (isOnStage: boolean) => void;
}

/** How often a guest asks whether they are still on stage. */
const guestPollMs = 5_000;
const isGuest = (step: ConferenceStep | undefined): boolean => step === 'accepted' || step === 'ready';

/** A guest in the waiting room or on stage, whose camera goes on from one to the other. */
function Guest({ place, onLeave }: { place: ConferencePlace; onLeave: () => Promise<unknown> }) {
  const { t } = useTranslation('stage');
  const overlays = useOverlays();
  const devices = useDevices();
  const [finish, { error, isLoading }] = useFinishConferenceSetupMutation();
  // Ready on arrival: the page was reloaded while the guest was on stage.
  const [isBack, setBack] = useState(place.step === 'ready');
  const [isLeaving, setLeaving] = useState(false);
  const question = {
    title: t('leave.title'),
    message: t('leave.text'),
    yes: t('leave.yes'),
    no: t('leave.no'),
  };
  useUnsavedChanges(!isBack && !isLeaving, question);
  const ask = useEffectEvent(() => {
    if (!isBack) devices.ask();
  });
  useEffect(() => ask(), []);
  const go = async (): Promise<void> => {
    setLeaving(true);
    await onLeave();
    setLeaving(false);
  };
  const leave = async (): Promise<void> => {
    if (await overlays.confirm(question)) await go();
  };
  if (isBack) {
    return (
      <Dialog
        open
        title={t('rejoin.title')}
        closable={false}
        onClose={() => undefined}
        footer={
          <Inline gap={3}>
            <Button
              variant="primary"
              onClick={() => {
                setBack(false);
                devices.ask();
              }}
            >
              {t('rejoin.yes')}
            </Button>
            <Button loading={isLeaving} onClick={() => void go()}>
              {t('rejoin.no')}
            </Button>
          </Inline>
        }
      >
        <p>{t('rejoin.text')}</p>
      </Dialog>
    );
  }
  if (place.step === 'ready') return <OnStage place={place} devices={devices} onLeave={() => void leave()} />;
  return (
    <WaitingRoom
      devices={devices}
      isEntering={isLoading}
      error={error === undefined ? undefined : errorText(t, error)}
      onReady={() => void finish({ eventId: place.eventId })}
      onLeave={() => void leave()}
    />
  );
}

/** What a viewer can do about the stage of a stream: register, answer the invitation, get ready, be on it [C4.20]. */
export function Stage({ eventId, hasPlace, onStage }: StageProps) {
  const { t } = useTranslation('stage');
  const [step, setStep] = useState<ConferenceStep>();
  const { data: place, refetch } = useGetConferencePlaceQuery(
    { eventId },
    { pollingInterval: isGuest(step) ? guestPollMs : 0 },
  );
  const [register, registering] = useRegisterForConferenceMutation();
  const [accept, accepting] = useAcceptConferenceMutation();
  const [decline, declining] = useDeclineConferenceMutation();
  const [leave] = useLeaveConferenceMutation();
  const [isClosed, setClosed] = useState(false);
  const [wasGuest, setWasGuest] = useState(false);
  if (place && place.step !== step) {
    setStep(place.step);
    if (isGuest(place.step)) setWasGuest(true);
    if (place.step !== 'invited') setClosed(false);
  }
  const ask = useEffectEvent(() => {
    if (place) void refetch();
  });
  useEffect(() => ask(), [hasPlace]);
  const tell = useEffectEvent(onStage);
  const isOnStage = step === 'ready';
  useEffect(() => {
    tell(isOnStage);
    return () => tell(false);
  }, [isOnStage]);
  if (!place) return null;
  if (isGuest(place.step)) {
    return (
      <Card as="section" aria-label={t('place.stage')}>
        <Guest place={place} onLeave={() => leave({ eventId })} />
      </Card>
    );
  }
  if (place.step === 'invited') {
    const answer = accepting.error ?? declining.error;
    if (isClosed) {
      return (
        <Notice
          title={t('place.invited')}
          action={<Button onClick={() => setClosed(false)}>{t('place.accept')}</Button>}
        >
          {t('place.invitedText')}
        </Notice>
      );
    }
    return (
      <InvitedOverlay
        termsUrl={place.termsUrl}
        isAnswering={accepting.isLoading}
        error={answer === undefined ? undefined : errorText(t, answer)}
        onAccept={() => void accept({ eventId })}
        onDecline={() => void decline({ eventId })}
        onClose={() => setClosed(true)}
      />
    );
  }
  if (place.step === 'removed') {
    return (
      wasGuest && (
        <Notice tone="warning" title={t('place.removed')}>
          {t('place.removedText')}
        </Notice>
      )
    );
  }
  const isRegistered = place.step === 'registered';
  if (!isRegistered && !place.register.allowed) return null;
  return (
    <Card as="section" aria-labelledby="stage-offer">
      <Stack gap={3}>
        <h2 id="stage-offer" css={{ fontSize: theme.text.title }}>
          {t(isRegistered ? 'place.registered' : 'place.offer')}
        </h2>
        {(place.step === 'left' || place.step === 'declined') && (
          <p role="status">{t(`place.${place.step}`)}</p>
        )}
        <p css={{ color: theme.color.contentMuted }}>
          {t(isRegistered ? 'place.registeredText' : 'place.offerText')}
        </p>
        {registering.error !== undefined && <Notice tone="danger">{errorText(t, registering.error)}</Notice>}
        <Inline gap={3}>
          {isRegistered ? (
            <Button loading={declining.isLoading} onClick={() => void decline({ eventId })}>
              {t('place.withdraw')}
            </Button>
          ) : (
            <Button loading={registering.isLoading} onClick={() => void register({ eventId })}>
              {t('place.register')}
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
