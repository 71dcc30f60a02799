import type { Permission, Token, TokenState } from '@foyer/contract';
import { buildPolicy } from './buildEvent.ts';

/** Token as its owner sees it. */
type OwnedToken = Token & Required<Pick<Token, 'orderId' | 'paid'>>;

/** Assignment state that the server answers for a token held by its owner; none for a voided token. */
const assigned = (state: TokenState): Pick<Token, 'assignmentState'> =>
  state === 'voided' ? {} : { assignmentState: state === 'active' ? 'unassigned' : state };

/** Tells whether the server shows a code in this state. */
const shows = (state: TokenState): Permission =>
  state === 'active' ? { allowed: true } : { allowed: false, reason: 'tokenNotActive' };

/** Returns the permissions in a state; a pass leads to the code. */
const permissionsIn = (state: TokenState): Required<Token>['allowed'] => {
  const shown = shows(state);
  return { showCode: shown, applePass: shown, googlePass: shown };
};

/** An active {product} for one seat. */
export const buildToken = (overrides: Partial<OwnedToken> = {}): OwnedToken => ({
  tokenId: '01936f5e-7c00-7000-8000-0000000000c1',
  eventId: '01936f5e-7c00-7000-8000-000000000001',
  orderId: '01936f5e-7c00-7000-8000-0000000000d1',
  offerGroupId: '01936f5e-7c00-7000-8000-000000000010',
  state: 'active',
  ...assigned(overrides.state ?? 'active'),
  name: 'Lower bowl',
  seating: 'seated',
  seat: { seatCode: '101-C-12', sectionCode: '101', section: '101', row: 'C', seat: '12' },
  attendance: 'LIVE_ATTENDANCE',
  ageGroup: 'ADULT',
  paid: { amount: 12_430, currency: 'CAD' },
  policy: buildPolicy(),
  allowed: permissionsIn(overrides.state ?? 'active'),
  ...overrides,
});
