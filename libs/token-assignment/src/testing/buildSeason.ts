import type { SeasonMembership, SeasonMembershipDetails, SeasonPass, Token } from '@foyer/contract';
import { buildEventSummary, buildToken } from '@foyer/testing';
import { yes } from './tokenSettings.ts';

const names = ['Northern Lights', 'Winter Serenade', 'Spring Matinée'];
const idOf = (kind: string, at: number): string => `01936f5e-7c00-7000-8000-000000000${kind}${at}`;

/** Events of a season, a month from each other. */
export const seasonEvents = names.map((shortName, at) =>
  buildEventSummary({
    shortName,
    ...(at === 0 ? {} : { eventId: idOf('e0', at) }),
    startsAt: `2027-0${at + 4}-02T01:00:00Z`,
  }),
);

export const buildMembership = (overrides: Partial<SeasonMembership> = {}): SeasonMembership => ({
  membershipId: idOf('aa', 1),
  seasonId: idOf('ab', 1),
  name: 'Winter Season',
  organiserName: 'Aurora Concerts',
  memberId: 'AUR-00417',
  autoRenew: true,
  dateCount: 3,
  datesLeft: 3,
  placeCount: 2,
  event: seasonEvents[0]!,
  ...overrides,
});

/** The two seats of a date, which can be sent. */
export const seasonTokens = (at: number, overrides: Partial<Token> = {}): Token[] => {
  const { orderId: _none, paid: _unknown, ...token } = buildToken();
  return ['12', '13'].map((seat, index) => ({
    ...token,
    tokenId: idOf(`c${at}`, index),
    eventId: seasonEvents[at]!.eventId,
    seat: { seatCode: `101-C-${seat}`, sectionCode: '101', section: '101', row: 'C', seat },
    assignmentState: 'unassigned',
    season: { name: 'Winter Season', memberId: 'AUR-00417' },
    allowed: { showCode: yes, transfer: yes },
    ...overrides,
  }));
};

export const buildPass = (overrides: Partial<SeasonPass> = {}): SeasonPass => ({
  membership: buildMembership(),
  dates: seasonEvents.map((event, at) => ({ event, tokens: seasonTokens(at) })),
  ...overrides,
});

export const buildPasses = (...passes: SeasonPass[]): SeasonMembershipDetails => ({
  passes: passes.length > 0 ? passes : [buildPass()],
  serverTime: '2027-03-12T23:45:12Z',
});
