import type {
  Attendee,
  AttendeeSummary,
  Invite,
  InviteList,
  Organisation,
  PublicInvite,
} from '@foyer/contract';
import {
  buildEventSummary,
  buildProfile,
  storyOnStage,
  type MockAnswers,
  type StageSettings,
} from '@foyer/testing';
import { offerGroupId, promoterSettings } from './promoterSettings.ts';

export const clientId = '01936f5e-7c00-7000-8000-000000000f01';
const balcony = '01936f5e-7c00-7000-8000-000000000102';
const event = buildEventSummary();

/** Organisation of an owner, with an event to come and one that is over. */
export const buildOrganisation = (overrides: Partial<Organisation> = {}): Organisation => ({
  ...{ clientId, name: 'Aurora Presents', rights: ['owner'] },
  events: [
    event,
    buildEventSummary({
      ...{ eventId: '01936f5e-7c00-7000-8000-000000000009', shortName: 'Lamps on the Lake' },
      startsAt: '2026-11-06T01:00:00Z',
    }),
  ],
  ...overrides,
});

export const buildAttendeeSummary = (overrides: Partial<AttendeeSummary> = {}): AttendeeSummary => ({
  ...{ event, attendees: 1_248, checkedIn: 312, unnamed: 410, sent: 9, selling: 14 },
  offers: [
    { offerGroupId, name: 'Floor, standing', attendees: 948, checkedIn: 300 },
    { offerGroupId: balcony, name: 'Upper level', attendees: 300, checkedIn: 12 },
  ],
  files: [
    { savedAt: '2027-03-10T15:00:00Z', name: 'Noor Haddad', attendees: 1_190 },
    { savedAt: '2027-03-08T09:30:00Z', attendees: 1_002 },
  ],
  ...overrides,
});

export const buildAttendee = (overrides: Partial<Attendee> = {}): Attendee => ({
  tokenId: '01936f5e-7c00-7000-8000-0000000000c1',
  ...{ kind: 'holder', state: 'active', firstName: 'Gina', lastName: 'Moreau' },
  ...{ emailAddress: 'gina@example.com', offerName: 'Upper level', attendance: 'LIVE_ATTENDANCE' },
  seat: { seatCode: '101-C-12', sectionCode: '101', section: '101', row: 'C', seat: '12' },
  ...{ orderNumber: 'F7K2-M9QX', boughtAt: '2027-03-01T15:00:00Z' },
  ...overrides,
});

const attendees = [
  buildAttendee(),
  buildAttendee({
    ...{ tokenId: '01936f5e-7c00-7000-8000-0000000000c2', kind: 'child', state: 'checkedIn' },
    ...{ firstName: 'Théo', admittedAt: '2027-03-12T23:31:00Z' },
  }),
  buildAttendee({
    ...{ tokenId: '01936f5e-7c00-7000-8000-0000000000c3', kind: 'unnamed', state: 'sent' },
    ...{ firstName: 'Maximiliana', lastName: 'Featherstonehaugh-Villanueva' },
    emailAddress: 'a.guest.with.a.long.address@subdomain.of.example.com',
  }),
  {
    ...{ tokenId: '01936f5e-7c00-7000-8000-0000000000c4', kind: 'holder', state: 'notUsed' },
    ...{ offerName: 'Floor, standing', attendance: 'LIVE_ATTENDANCE', boughtAt: '2027-02-20T15:00:00Z' },
  } satisfies Attendee,
];

export const buildInvite = (overrides: Partial<Invite> = {}): Invite => ({
  ...{ inviteId: '01936f5e-7c00-7000-8000-000000001001', clientId, emailAddress: 'noor@example.com' },
  ...{ rights: ['attendees', 'scan'], state: 'pending' },
  ...{ invitedAt: '2027-03-12T20:00:00Z', expiresAt: '2027-03-19T20:00:00Z' },
  ...overrides,
});

/** Owner, a member without a name, and an invitation in each state. */
export const buildInvites = (overrides: Partial<InviteList> = {}): InviteList => ({
  members: [
    {
      ...{ userId: buildProfile().globalUserId, name: 'Odile Gagnon', emailAddress: 'odile@example.com' },
      ...{ rights: ['owner'], memberSince: '2026-01-10T15:00:00Z' },
    },
    {
      ...{ userId: '01936f5e-7c00-7000-8000-000000001101', name: '', emailAddress: 'door@example.com' },
      ...{ rights: ['scan', 'attendees'], memberSince: '2027-02-10T15:00:00Z' },
    },
  ],
  invites: (['pending', 'accepted', 'declined', 'revoked', 'expired'] as const).map((state, at) =>
    buildInvite({ inviteId: `01936f5e-7c00-7000-8000-00000000100${at}`, state }),
  ),
  ...overrides,
});

export const inviteCode = 'A'.repeat(43);

export const buildPublicInvite = (overrides: Partial<PublicInvite> = {}): PublicInvite => ({
  ...{ state: 'pending', organisation: 'Aurora Presents', emailAddress: 'n••@example.com' },
  ...{ rights: ['attendees', 'scan'], expiresAt: '2027-03-19T20:00:00Z' },
  ...overrides,
});

/** Stage on which an owner looks after an organisation. */
export const organiserSettings = (
  answers: MockAnswers = {},
  more: Omit<Partial<StageSettings>, 'answers'> = {},
): StageSettings =>
  promoterSettings(
    {
      listOrganisations: { organisations: [buildOrganisation()] },
      getAttendeeSummary: buildAttendeeSummary(),
      listAttendees: { attendees, nextCursor: 'next' },
      searchAttendees: { attendees: [buildAttendee()] },
      downloadAttendees: { fileName: 'northern-lights-attendees.csv', content: 'firstName\r\nGina\r\n' },
      listInvites: buildInvites(),
      getPublicInvite: buildPublicInvite(),
      checkInviteAccount: { exists: false },
      ...answers,
    },
    more,
  );

/** Story decorator: an owner of an organisation. */
export const onOrganiser = (answers: MockAnswers = {}, more: Omit<Partial<StageSettings>, 'answers'> = {}) =>
  storyOnStage((locale) => organiserSettings(answers, { locale, ...more }));
