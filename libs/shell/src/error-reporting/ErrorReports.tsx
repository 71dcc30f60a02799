import { useEffect, useEffectEvent } from 'react';
import type { Profile } from '@foyer/contract';
import { useFoyerClient } from '@foyer/api-client';
import { useReportErrorMutation } from '@foyer/api-client/shell';
import { useSession } from '@foyer/identity';
import { takeEarlyEvents } from '../browser/takeEarlyEvents.ts';
import { useConsent } from '../consent/useConsent.ts';
import { createErrorReporter, hearFaults } from './createErrorReporter.ts';
import { webVersion } from './webVersion.ts';

const most = 5;

/** Returns the first errors of a page from before the reporting has loaded. */
const takeEarlyFaults = (): unknown[] =>
  takeEarlyEvents('error', 'unhandledrejection')
    .slice(0, most)
    .map((event): unknown => ('reason' in event ? event.reason : event.error));

const namesOf = (profile: Profile | undefined): string[] =>
  [
    profile?.firstName,
    profile?.lastName,
    profile?.emailAddress,
    profile?.postalCode,
    profile?.dateOfBirth,
    profile?.globalUserId,
  ].filter((word): word is string => typeof word === 'string');

/** Reports uncaught page errors to the server, once the app is mounted. */
export function ErrorReports() {
  const [report] = useReportErrorMutation();
  const { tokens } = useFoyerClient();
  const { profile } = useSession();
  const { consent } = useConsent();
  const privateWords = useEffectEvent(() => [...namesOf(profile), tokens.get() ?? '']);
  const mayIdentify = useEffectEvent(
    () => profile !== undefined && consent.categories.performance === 'granted',
  );
  useEffect(() => {
    const tell = createErrorReporter({
      send: (fault) => report(fault).unwrap(),
      page: () => window.location.pathname,
      webCommit: webVersion().commit,
      privateWords: () => privateWords(),
      mayIdentify: () => mayIdentify(),
    });
    takeEarlyFaults().forEach(tell);
    return hearFaults(tell);
  }, [report]);
  return null;
}
