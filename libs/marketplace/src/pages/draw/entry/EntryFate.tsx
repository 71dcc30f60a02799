import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawEntry } from '@foyer/contract';
import { usePaths } from '@foyer/api-client/shell';
import { Countdown, DateTime, Inline, LinkButton, RichText, Stack, theme } from '@foyer/ui-kit';
import { StillOpen } from '../../../components/request/StillOpen.tsx';

/** Returns a function that describes the result of an entry [C4.06]. */
function useFateText(): (entry: DrawEntry) => string {
  const { t } = useTranslation('draw');
  return ({ state, win, quantity, choices, place, declinedAt }) => {
    if (declinedAt !== undefined) return t('entryState.declined');
    // Drawn behind the winners: a lapsed place may still be offered to this entry.
    return t(`entryState.${state === 'pendingResults' && place !== undefined ? 'waiting' : state}`, {
      count: win?.quantity ?? quantity,
      name: win?.name ?? choices[0]?.name ?? '',
    });
  };
}

export interface EntryFateProps {
  entry: DrawEntry;
  /** Content in place of the link to the claim. */
  children?: ReactNode;
}

/** Result of an entry, its place in the random order, and the link to claim it. */
export function EntryFate({ entry, children }: EntryFateProps) {
  const { t, i18n } = useTranslation('draw');
  const paths = usePaths();
  const fate = useFateText()(entry);
  const { state, place, win, allowed, event, marketplaceId, offerId } = entry;
  const { eventId } = event;
  const until = win?.until;
  const date = until !== undefined && (
    <DateTime value={until} zone={event.timezone} locale={i18n.language} showZone />
  );
  const clock = (
    <Countdown endsAt={until ?? ''} format="duration" locale={i18n.language} announceAtSeconds={[]} />
  );
  const isOpen = allowed.claim.allowed || allowed.repay.allowed;
  return (
    <Stack gap={3}>
      <p css={{ fontWeight: 600 }}>{fate}</p>
      {state === 'won' && !isOpen && <p>{t('entryState.charging')}</p>}
      {isOpen && date && (
        <div>
          <p>
            <RichText text={t('claim.until')} elements={{ date }} />
          </p>
          <p css={{ color: theme.color.contentMuted }}>
            <RichText text={t('timeLeft')} elements={{ clock }} />
          </p>
        </div>
      )}
      <StillOpen event={event} stillOpen={entry.stillOpen} />
      {children}
      {place !== undefined && <p>{t('entryState.place', { place })}</p>}
      <Inline gap={3}>
        {isOpen && children === undefined && (
          <LinkButton variant="primary" href={paths.claim({ eventId, marketplaceId, offerId })}>
            {t(state === 'paymentFailed' ? 'claim.again' : 'claim.button')}
          </LinkButton>
        )}
        {state === 'claimed' && (
          <LinkButton variant="primary" href={paths.token({ eventId })}>
            {t('entryState.see')}
          </LinkButton>
        )}
        {place !== undefined && (
          <LinkButton variant="secondary" href={paths.draw({ eventId })}>
            {t('check.button')}
          </LinkButton>
        )}
      </Inline>
    </Stack>
  );
}
