import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { AuthenticatorType } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useThirdPartyLoginMutation } from '@foyer/api-client/identity';
import { usePaths } from '@foyer/api-client/shell';
import { isLocalPath } from '@foyer/util';
import { readArrival, toThirdPartyLogin, type OAuthArrival } from '../../model/oauthArrival.ts';
import {
  carryArrival,
  takeAttempt,
  takeCarried,
  type KeptAttempt,
} from '../../session/oauth/oauthAttempts.ts';
import { OAuthBrowserContext } from '../../session/oauth/oauthBrowser.ts';
import { tellArrival } from '../../session/oauth/oauthChannel.ts';
import { localeOfPath } from '../../session/wayBack.ts';
import { useAuthentication } from '../../session/useAuthentication.ts';

/** Progress of a provider's answer. */
export type ArrivalProgress =
  | { kind: 'finishing' }
  /** The waiting page took over; this window is done. */
  | { kind: 'handedOver' }
  /** No page of this browser started the attempt. */
  | { kind: 'lost' }
  | { kind: 'failed'; text?: string };

const handOverMs = 2_000;

/**
 * Takes code and state from the address and removes them from it and from the history [AZ-13]. An answer carried over
 * from another locale's address comes first.
 */
function takeArrival(): { attempt?: KeptAttempt; arrival: OAuthArrival } {
  const { search, hash, pathname } = window.location;
  const arrival = readArrival(search, hash);
  window.history.replaceState(window.history.state, '', pathname);
  const attempt = takeAttempt(arrival.state);
  if (attempt) return { attempt, arrival };
  return arrival.state === '' ? (takeCarried() ?? { arrival }) : { arrival };
}

/** Returns the address in the attempt's locale, if this address has another one [I2.01]. */
const addressInLanguage = ({ locale }: KeptAttempt, { pathname } = window.location): string | undefined =>
  locale === undefined || localeOfPath(pathname) ? undefined : `/${locale}${pathname}`;

/** Finishes the attempt of this tab, or hands the answer to the page that opened this window [I2.02, I7.29]. */
export function useArrival(type: AuthenticatorType) {
  const { t } = useTranslation('identity');
  const navigate = useNavigate();
  const paths = usePaths();
  const { start } = useAuthentication();
  const browser = useContext(OAuthBrowserContext);
  const [logIn] = useThirdPartyLoginMutation();
  const [progress, setProgress] = useState<ArrivalProgress>({ kind: 'finishing' });
  const wasRead = useRef(false);
  const returnTo = useRef<string>(undefined);

  /** Returns to where the attempt started; missing details are asked for there. */
  const goOn = useCallback(
    async (path: string, needsMore: boolean) => {
      await navigate(path, { replace: true });
      if (needsMore && !path.includes(paths.authentication())) await start('login');
    },
    [navigate, paths, start],
  );

  const finish = useCallback(
    async (attempt: KeptAttempt, arrival: OAuthArrival): Promise<ArrivalProgress> => {
      returnTo.current = attempt.returnTo;
      const request = attempt.type === type ? toThirdPartyLogin(attempt, arrival) : undefined;
      if (!request) return { kind: 'failed' };
      const { data, error } = await logIn(request);
      if (!data) return { kind: 'failed', text: errorText(t, error) };
      const path = data.returnTo ?? attempt.returnTo;
      void goOn(isLocalPath(path) ? path : paths.discover(), !data.profile.complete);
      return { kind: 'finishing' };
    },
    [goOn, logIn, paths, t, type],
  );

  useEffect(() => {
    if (wasRead.current) return;
    wasRead.current = true;
    const { attempt, arrival } = takeArrival();
    const elsewhere = attempt && addressInLanguage(attempt);
    if (elsewhere) {
      carryArrival({ attempt, arrival });
      return browser.goOnTo(elsewhere);
    }
    const outcome = attempt
      ? finish(attempt, arrival)
      : tellArrival(arrival, handOverMs).then((wasTaken): ArrivalProgress => ({
          kind: wasTaken ? 'handedOver' : 'lost',
        }));
    void outcome.then((found) => {
      setProgress(found);
      if (found.kind === 'handedOver') browser.closeSelf();
    });
  }, [browser, finish]);

  /** Dismisses the error and returns to the log-in methods [I8.05]. */
  const dismiss = useCallback(async () => {
    const path = returnTo.current;
    await navigate(path !== undefined && isLocalPath(path) ? path : paths.discover(), { replace: true });
    if (!path?.includes(paths.authentication())) await start('login');
  }, [navigate, paths, start]);
  return { progress, dismiss };
}
