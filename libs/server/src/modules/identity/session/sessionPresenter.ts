import Bowser from 'bowser';
import type { UserSession } from '@foyer/contract';
import type { SessionRow } from './sessionListRepository.ts';

const kinds = ['desktop', 'mobile', 'tablet'] as const;

/** Describes a device by its user agent, which clients can set to anything. */
function deviceOf(userAgent: string | null): Pick<UserSession, 'deviceKind' | 'browser' | 'system'> {
  if (!userAgent) return { deviceKind: 'other' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    deviceKind: kinds.find((kind) => kind === platform.type) ?? 'other',
    ...(browser.name ? { browser: browser.name } : {}),
    ...(os.name ? { system: os.name } : {}),
  };
}

export const presentSession = (row: SessionRow, currentId: string): UserSession => ({
  sessionId: row.sessionId,
  current: row.sessionId === currentId,
  createdAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt.toISOString(),
  ...deviceOf(row.userAgent),
  ...(row.ipAddress ? { ipAddress: row.ipAddress } : {}),
});
