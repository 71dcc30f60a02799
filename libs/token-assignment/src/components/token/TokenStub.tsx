import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventSummary, Token } from '@foyer/contract';
import { useAbility, usePaths } from '@foyer/api-client/shell';
import { Button, DateTime, LinkButton, QrIcon, Stub } from '@foyer/ui-kit';
import { isolateText } from '@foyer/util';
import { deviceSecrets } from '../../model/deviceSecrets.ts';
import { saidState, StateBadge } from './StateBadge.tsx';
import { StubBack } from './StubBack.tsx';
import { useTokenPlace } from './useTokenPlace.ts';

/** Tells whether a {product} is watched and not shown at a door. */
const opensStream = ({ attendance, state }: Token): boolean =>
  attendance === 'STREAMING' && (state === 'active' || state === 'checkedIn');

/** Tells whether the code of a {product} works on this device without a network. */
const useIsReady = (tokenId: string): boolean =>
  useSyncExternalStore(deviceSecrets.subscribe, () => deviceSecrets.get(tokenId) !== undefined);

export interface TokenStubProps {
  token: Token;
  event: EventSummary;
  orderNumber: string | undefined;
  /** Instant at which the doors open, for the back. */
  doorsAt?: string | undefined;
  onShowCode: () => void;
}

/** Stub of one {product}: the seat set large in the colours of its event, its owner's receipt on the back [C3.22]. */
export function TokenStub({ token, event, orderNumber, doorsAt, onShowCode }: TokenStubProps) {
  const { t, i18n } = useTranslation('tokenAssignment');
  const paths = usePaths();
  const hasStreams = useAbility('streaming');
  const place = useTokenPlace()(token);
  const said = saidState(token);
  // An answer that was kept for being offline may be of a release before.
  const isReady = useIsReady(token.tokenId);
  const showCode = token.allowed?.showCode ?? { allowed: true };
  const whyNot = showCode.reason === 'tokensFrozen' ? t('frozen.hint') : t(`state.${said}`);
  const { palette } = event.art;
  return (
    <Stub
      eventName={event.shortName}
      colors={[palette.ink, palette.accent]}
      place={place}
      details={[
        <DateTime key="when" value={event.startsAt} zone={event.timezone} locale={i18n.language} />,
        event.venue ? `${event.venue.name}, ${event.venue.city}` : t('place.online'),
        token.name,
        ...(token.season ? [t('season.pass', { name: isolateText(token.season.name) })] : []),
        ...(token.season?.memberId ? [t('season.member', { memberId: token.season.memberId })] : []),
        ...(isReady && showCode.allowed ? [t('entry.ready')] : []),
        ...(token.gate ? [t('place.gate', { gate: token.gate })] : []),
        ...(token.ageGroup && token.ageGroup !== 'ADULT' ? [t(`age.${token.ageGroup}`)] : []),
        ...(token.policy.minimumAge ? [t('age.minimum', { age: token.policy.minimumAge })] : []),
      ]}
      status={said !== 'active' && <StateBadge token={token} />}
      actions={
        opensStream(token) ? (
          hasStreams && (
            <LinkButton variant="highContrast" wide href={paths.player(event)}>
              {t('stream.watch')}
            </LinkButton>
          )
        ) : (
          <Button
            variant="highContrast"
            icon={<QrIcon />}
            wide
            disabledReason={showCode.allowed ? undefined : whyNot}
            onClick={onShowCode}
          >
            {t('entry.show')}
          </Button>
        )
      }
      receipt={token.paid && <StubBack {...{ token, event, orderNumber, doorsAt }} paid={token.paid} />}
      turnTexts={{ showReceipt: t('receipt.show'), showFront: t('receipt.back') }}
    />
  );
}
