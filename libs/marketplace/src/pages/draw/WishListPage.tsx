import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import type { DrawCheckout, DrawEntry } from '@foyer/contract';
import { useCheckoutDrawQuery } from '@foyer/api-client/marketplace';
import { usePaths } from '@foyer/api-client/shell';
import { AgeRefusal } from '@foyer/identity';
import { DateTime, Notice, RichText, useOverlays, Stack, theme, type OverlayControls } from '@foyer/ui-kit';
import { useWithCode } from '../../components/code/useWithCode.ts';
import { TutorialCard, TutorialSteps } from '../../components/tutorial/TutorialCard.tsx';
import { SavedDialog } from '../../components/request/SavedDialog.tsx';
import { RequestStep, RequestSteps } from '../../components/request/RequestSteps.tsx';
import { OtherWays } from '../../components/ways-to-buy/OtherWays.tsx';
import { RequestColumns, RequestFrame } from '../../components/request/RequestFrame.tsx';
import { EntryForm } from './entry/EntryForm.tsx';
import { EntrySummary } from './entry/EntrySummary.tsx';
import { Fairness, FairnessHint } from './fairness/Fairness.tsx';
import { OwnEntry } from './entry/OwnEntry.tsx';
import { EntryRefusal } from './entry/EntryRefusal.tsx';

interface EnteredDialogProps extends OverlayControls {
  entry: DrawEntry;
  /** Whether there was an entry before. */
  isEdited: boolean;
  onRequests: () => void;
}

/** Overlay after entering a draw or changing the entry [C2.24]. */
function EnteredDialog({ entry, isEdited, ...controls }: EnteredDialogProps) {
  const { t } = useTranslation('draw');
  return (
    <SavedDialog
      {...controls}
      texts="draw"
      title={t(isEdited ? 'done.edited' : 'done.entered')}
      event={entry.event}
      closesAt={entry.closesAt}
    >
      <EntrySummary entry={entry} />
    </SavedDialog>
  );
}

/** Explains the Wish List [C2.26a]. */
function DrawTutorial() {
  const { t } = useTranslation('draw');
  return (
    <TutorialCard name="draw" title={t('tutorial.title')} dismissText={t('tutorial.dismiss')}>
      <TutorialSteps steps={[t('tutorial.enter'), t('tutorial.draw'), t('tutorial.win')]} />
    </TutorialCard>
  );
}

/** Timeline of a draw in the event's time: close, draw, and what follows a win or a loss [C4.25]. */
function DrawSchedule({ draw }: { draw: DrawCheckout }) {
  const { t, i18n } = useTranslation('draw');
  const { event, closesAt, resultsAt, autoClaim, claimHours } = draw;
  const when = (instant: string) => (
    <DateTime value={instant} zone={event.timezone} locale={i18n.language} showZone />
  );
  return (
    <Stack as="section" gap={4}>
      <h2 css={{ fontSize: theme.text.large }}>{t('schedule.title')}</h2>
      <RequestSteps>
        <RequestStep
          title={
            <>
              {t('schedule.close')} · {when(closesAt)}
            </>
          }
        >
          {t('schedule.closeHint')}
        </RequestStep>
        <RequestStep title={<RichText text={t('schedule.draw')} elements={{ date: when(resultsAt) }} />}>
          {t('schedule.drawHint')}
        </RequestStep>
        <RequestStep title={t('schedule.win')}>
          {t(autoClaim ? 'schedule.auto' : 'schedule.claim', { count: claimHours })}
        </RequestStep>
        <RequestStep title={t('schedule.lose')}>{t('schedule.loseHint')}</RequestStep>
      </RequestSteps>
    </Stack>
  );
}

const pollEveryMs = 30_000;

/** State of a draw that takes no entries. */
function DrawState({ draw: { state, opensAt, event } }: { draw: DrawCheckout }) {
  const { t, i18n } = useTranslation('draw');
  if (state === 'open') return null;
  const date = <DateTime value={opensAt} zone={event.timezone} locale={i18n.language} showZone />;
  return (
    <Notice tone="info" title={t(`state.${state}`)}>
      {state === 'upcoming' && <RichText text={t('opensAt')} elements={{ date }} />}
    </Notice>
  );
}

/** The caller's part: the entry, the form, or the reason why there is neither. */
function OwnPart({ draw }: { draw: DrawCheckout }) {
  const overlays = useOverlays();
  const navigate = useNavigate();
  const paths = usePaths();
  const [isEditing, setEditing] = useState(false);
  const { entry, allowed, event, state } = draw;
  const { allowed: may, reason } = allowed.enter;
  const onSaved = (saved: DrawEntry): void => {
    setEditing(false);
    window.scrollTo({ top: 0 });
    overlays.open((controls) => (
      <EnteredDialog
        {...controls}
        entry={saved}
        isEdited={entry !== undefined}
        onRequests={() => void navigate(paths.myTokensRequested())}
      />
    ));
  };
  if (entry && !isEditing) return <OwnEntry entry={entry} onEdit={() => setEditing(true)} />;
  if (state !== 'open') return null;
  // The form itself asks for an unconfirmed address.
  if (reason === 'belowMinimumEventAge')
    return <AgeRefusal minimumAge={Math.min(...draw.choices.map(({ minimumAge = 0 }) => minimumAge))} />;
  if (!may && reason !== 'emailUnverified') return <EntryRefusal eventId={event.eventId} reason={reason} />;
  return (
    <EntryForm draw={draw} onSaved={onSaved} {...(entry ? { onCancel: () => setEditing(false) } : {})} />
  );
}

/**
 * Wish List of an event: entering its draw, changing and deleting the entry, and its result [C2.17, C7.07].
 */
export function WishListPage() {
  const { t } = useTranslation('draw');
  const { eventId = '' } = useParams();
  const coded = useWithCode(eventId);
  const query = useCheckoutDrawQuery(coded({ eventId }), { pollingInterval: pollEveryMs });
  const isBefore = query.data === undefined || query.data.state === 'open' || query.data.state === 'upcoming';
  return (
    <RequestFrame
      eventId={eventId}
      title={t('title')}
      {...(isBefore ? { lead: t('lead') } : {})}
      query={query}
      failed={t('failed')}
      gone={{ title: t('gone'), hint: t('goneHint') }}
    >
      {(draw) => (
        <RequestColumns
          aside={
            <>
              {draw.state !== 'cancelled' && draw.state !== 'drawn' && <DrawSchedule draw={draw} />}
              <Fairness eventId={eventId} />
            </>
          }
        >
          <DrawState draw={draw} />
          {draw.state === 'open' && <FairnessHint />}
          {draw.state === 'open' && <DrawTutorial />}
          <OwnPart draw={draw} />
          {!draw.entry && <OtherWays eventId={eventId} here="draw" />}
        </RequestColumns>
      )}
    </RequestFrame>
  );
}
