import { useTranslation } from 'react-i18next';
import type { EventProfile } from '@foyer/contract';
import { useAbility, usePaths } from '@foyer/api-client/shell';
import { DateTime, Notice, RichText, TextLink } from '@foyer/ui-kit';
import { closedKey } from '../../components/event/closedKey.ts';
import { useNowAt } from '../../components/event/useEventNow.ts';
import { streamInstants, streamPhase } from '../../model/event/streamPhase.ts';

/** Notice whether the stream runs or can be watched again, on sale or not, and that sales are closed if they are. */
export function StreamNotice({ profile }: { profile: EventProfile }) {
  const { t, i18n } = useTranslation(['marketplace', 'places']);
  const paths = usePaths();
  const hasStreams = useAbility('streaming');
  const { saleState, saleType, timezone } = profile.summary;
  const phase = streamPhase(profile, useNowAt(streamInstants(profile)));
  // Without a window, nothing has closed: there was no sale, or it is for holders of a code.
  const closed =
    saleState === 'closed' && t(`notice.${saleType === undefined ? 'noMarketplace' : closedKey(saleType)}`);
  if (!phase) return closed ? <Notice tone="info">{closed}</Notice> : null;
  const until = phase === 'replay' ? profile.replayExpiresAt : undefined;
  return (
    <Notice
      tone="info"
      title={t(`places:stream.${phase}`)}
      action={
        hasStreams && <TextLink href={paths.player(profile.summary)}>{t('places:stream.watch')}</TextLink>
      }
    >
      {until !== undefined && (
        <>
          <RichText
            text={t('places:stream.until')}
            elements={{ date: <DateTime value={until} zone={timezone} locale={i18n.language} showZone /> }}
          />{' '}
        </>
      )}
      {closed}
    </Notice>
  );
}
