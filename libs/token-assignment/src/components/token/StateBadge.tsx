import { useTranslation } from 'react-i18next';
import type { Token, TokenAssignmentState, TokenState } from '@foyer/contract';
import { Badge, type BadgeProps } from '@foyer/ui-kit';

type SaidState = TokenAssignmentState | TokenState;

const tones: Partial<Record<SaidState, BadgeProps['tone']>> = {
  assignedToMe: 'accent',
  sent: 'info',
  selling: 'info',
  accepted: 'success',
  checkedIn: 'success',
  bounced: 'danger',
  voided: 'danger',
};

/** Returns the state that a {product} shows: its assignment state, or void [C4.11]. */
export const saidState = ({ assignmentState, state }: Token): SaidState => assignmentState ?? state;

/** State of a {product}. */
export function StateBadge({ token }: { token: Token }) {
  const { t } = useTranslation('tokenAssignment');
  const said = saidState(token);
  return <Badge tone={tones[said] ?? 'neutral'}>{t(`state.${said}`)}</Badge>;
}
