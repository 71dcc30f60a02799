import type { NotificationSettings, UserDataExport, UserSession } from '@foyer/contract';
import { buildProfile, type MockAnswers } from '@foyer/testing';

export const buildNotificationSettings = (
  overrides: Partial<NotificationSettings> = {},
): NotificationSettings => ({
  eventReminders: true,
  tokenActivity: true,
  saleAlerts: false,
  cartReminders: false,
  newsletter: false,
  ...overrides,
});

/** Session of this browser by default. */
export const buildUserSession = (overrides: Partial<UserSession> = {}): UserSession => ({
  sessionId: '01936f5e-7c00-7000-8000-0000000000b1',
  current: true,
  createdAt: '2027-01-01T12:00:00.000Z',
  lastSeenAt: '2027-01-02T12:00:00.000Z',
  deviceKind: 'desktop',
  browser: 'Firefox',
  system: 'Linux',
  ipAddress: '203.0.113.7',
  ...overrides,
});

/** Session of the same user on a phone. */
export const otherSession = buildUserSession({
  sessionId: '01936f5e-7c00-7000-8000-0000000000b2',
  current: false,
  deviceKind: 'mobile',
  browser: 'Safari',
  system: 'iOS',
  ipAddress: '198.51.100.4',
});

/** Data export of a user without purchases. */
export const buildDataExport = (overrides: Partial<UserDataExport> = {}): UserDataExport => ({
  exportedAt: '2027-01-02T12:00:00.000Z',
  createdAt: '2026-01-02T12:00:00.000Z',
  profile: buildProfile(),
  logInMethods: { hasPassword: true, authenticatorTypes: [] },
  linkedProviders: [],
  notificationSettings: buildNotificationSettings(),
  sessions: [buildUserSession()],
  roles: [],
  paymentMeans: [],
  payoutMethods: [],
  orders: [],
  tokens: [],
  subscriptions: [],
  messages: [],
  demoRequests: [],
  applications: [],
  ...overrides,
});

/** Answers for the preferences page: a user with two devices who can delete the account. */
export const preferencesAnswers = (more: MockAnswers = {}): MockAnswers => ({
  getProfile: buildProfile(),
  getNotificationSettings: buildNotificationSettings(),
  listSessions: { sessions: [buildUserSession(), otherSession] },
  checkAccountDeletion: { upcomingTokens: 0, openPayments: 0 },
  getLogInMethods: { hasPassword: true, authenticatorTypes: [] },
  ...more,
});
