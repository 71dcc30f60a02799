import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventSummary, Token, TokenAssignmentState, TokenState } from '@foyer/contract';
import { Badge, Button, DateTime, QrIcon, Stub, type BadgeProps, type StubPlace } from '@foyer/ui-kit';
import { deviceSecrets } from '../../model/deviceSecrets.ts';
import { StubBack } from './StubBack.tsx';

/** Returns the place of a token, part by part. */
export function useTokenPlace(): (token: Token) => StubPlace[] {
  const { t } = useTranslation('tokenAssignment');
  return ({ seat, sectionName, name, attendance }) => {
    if (attendance === 'STREAMING') return [{ label: t('place.attendance'), value: t('place.streaming') }];
    if (!seat) return [{ label: t('place.area'), value: sectionName ?? name }];
    return [
      { label: t('place.section'), value: seat.section },
      { label: t('place.row'), value: seat.row },
      { label: t('place.seat'), value: seat.seat },
    ];
  };
}

const tones: Partial<Record<SaidState, BadgeProps['tone']>> = {
  assignedToMe: 'accent',
  sent: 'info',
  selling: 'info',
  checkedIn: 'success',
  voided: 'danger',
};
type SaidState = TokenAssignmentState | TokenState;

/** Returns the state that a {product} shows: its assignment state, or void [C4.11]. */
const saidState = ({ assignmentState, state }: Token): SaidState => assignmentState ?? state;

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
        ...(isReady && showCode.allowed ? [t('entry.ready')] : []),
        ...(token.gate ? [t('place.gate', { gate: token.gate })] : []),
        ...(token.ageGroup && token.ageGroup !== 'ADULT' ? [t(`age.${token.ageGroup}`)] : []),
        ...(token.policy.minimumAge ? [t('age.minimum', { age: token.policy.minimumAge })] : []),
      ]}
      status={said !== 'active' && <Badge tone={tones[said] ?? 'neutral'}>{t(`state.${said}`)}</Badge>}
      actions={
        <Button
          variant="highContrast"
          icon={<QrIcon />}
          wide
          disabledReason={showCode.allowed ? undefined : whyNot}
          onClick={onShowCode}
        >
          {t('entry.show')}
        </Button>
      }
      receipt={token.paid && <StubBack {...{ token, event, orderNumber, doorsAt }} paid={token.paid} />}
      turnTexts={{ showReceipt: t('receipt.show'), showFront: t('receipt.back') }}
    />
  );
}
