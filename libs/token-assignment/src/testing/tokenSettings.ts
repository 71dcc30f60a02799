import type { EntrySecret, EventActivity } from '@foyer/contract';
import { sessionSlice } from '@foyer/identity';
import {
  buildConfiguration,
  buildEventSummary,
  buildProfile,
  buildToken,
  type MockAnswers,
  type StageSettings,
} from '@foyer/testing';
import { tokenAssignmentTexts, frameTexts } from './tokenAssignmentTexts.ts';

/** Fixed time of the token stages: 12 seconds into a period of the entry code. */
export const stageTime = Date.parse('2027-03-12T23:45:12Z');

export const buildSecret = (overrides: Partial<EntrySecret> = {}): EntrySecret => ({
  tokenId: buildToken().tokenId,
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZA',
  algorithm: 'SHA-256',
  digits: 8,
  periodSeconds: 30,
  serverTime: '2027-03-12T23:45:12Z',
  ...overrides,
});

/** Purchase of two adjacent seats. */
export const buildActivity = (overrides: Partial<EventActivity> = {}): EventActivity => ({
  event: buildEventSummary(),
  tokens: [
    buildToken({ gate: '4' }),
    buildToken({
      tokenId: '01936f5e-7c00-7000-8000-0000000000c2',
      seat: { seatCode: '101-C-13', sectionCode: '101', section: '101', row: 'C', seat: '13' },
    }),
  ],
  orders: [
    {
      orderId: buildToken().orderId,
      orderNumber: 'F7K2-M9QX',
      createdAt: '2027-01-01T00:04:00Z',
      total: { amount: 24_860, currency: 'CAD' },
    },
  ],
  extras: [],
  doorsAt: '2027-03-12T23:00:00Z',
  serverTime: '2027-03-12T23:45:12Z',
  ...overrides,
});

/** Stage on which a fan owns two {product}. */
export const tokenSettings = (
  answers: MockAnswers = {},
  more: Omit<Partial<StageSettings>, 'answers'> = {},
): StageSettings => ({
  texts: {
    tokenAssignment: tokenAssignmentTexts[more.locale ?? 'en-US'] ?? {},
    shell: frameTexts[more.locale ?? 'en-US'] ?? {},
  },
  slices: (tokens) => [sessionSlice(tokens)],
  token: 'session',
  now: () => stageTime,
  ...more,
  answers: {
    getConfiguration: buildConfiguration(),
    getProfile: buildProfile(),
    getEventActivity: buildActivity(),
    getEntrySecret: buildSecret(),
    listAttendingEvents: { events: [{ event: buildEventSummary(), tokenCount: 2 }] },
    ...answers,
  },
});
