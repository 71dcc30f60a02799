import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthenticatorType, ThirdPartyLoginRequest } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useStartThirdPartyLoginMutation, useThirdPartyLoginMutation } from '@foyer/api-client/identity';
import { isLocalPath } from '@foyer/util';
import { toThirdPartyLogin, type OAuthArrival, type OAuthAttempt } from '../../model/oauthArrival.ts';
import { keepAttempt } from '../../session/oauth/oauthAttempts.ts';
import { OAuthBrowserContext, type ProviderWindow } from '../../session/oauth/oauthBrowser.ts';
import { localeOfPath, withoutLocale } from '../../session/wayBack.ts';
import { canHearWindows, hearArrival } from '../../session/oauth/oauthChannel.ts';

/** Progress of a provider log-in. */
export type OAuthProgress =
  | { kind: 'idle' }
  | { kind: 'starting'; type: AuthenticatorType }
  /** The provider's window is open. */
  | { kind: 'waiting'; type: AuthenticatorType }
  | { kind: 'finishing'; type: AuthenticatorType }
  /** `text` is the server's message, if any [I8.05]. */
  | { kind: 'failed'; text?: string };

/** Sends a provider's answer to the server. */
export type RedeemArrival = (request: ThirdPartyLoginRequest) => Promise<{ error?: unknown }>;

const idle: OAuthProgress = { kind: 'idle' };
const maximumPathLength = 1_000;

/** Current page with its query, which is restored afterwards [I2.02]. */
function hereToReturn(): string {
  // The redirect page has no locale prefix, so the locale is kept beside the path.
  const path = `${withoutLocale(window.location.pathname)}${window.location.search}`;
  return isLocalPath(path) && path.length <= maximumPathLength ? path : '/';
}

/**
 * Runs a provider log-in. An overlay uses a pop-up window, so that nothing on the page is lost; where pop-ups are
 * blocked, and on pages, the whole page navigates and returns [I4.10, I7.29].
 * @param redeem what to do with the answer, if not logging in
 */
export function useOAuth(surface: 'overlay' | 'page', redeem?: RedeemArrival) {
  const { t } = useTranslation('identity');
  const browser = useContext(OAuthBrowserContext);
  const [begin] = useStartThirdPartyLoginMutation();
  const [logIn] = useThirdPartyLoginMutation();
  const [progress, setProgress] = useState<OAuthProgress>(idle);
  const current = useRef({ number: 0, stop: () => undefined as void });

  const leave = useCallback(() => {
    current.current.number += 1;
    current.current.stop();
    current.current.stop = () => undefined;
  }, []);
  useEffect(() => leave, [leave]);
  // The page may be restored from the back/forward cache.
  useEffect(() => {
    const reset = ({ persisted }: PageTransitionEvent) => persisted && setProgress(idle);
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);

  const finish = useCallback(
    async (attempt: OAuthAttempt, arrival: OAuthArrival) => {
      const request = toThirdPartyLogin(attempt, arrival);
      if (!request) return setProgress({ kind: 'failed' });
      setProgress({ kind: 'finishing', type: attempt.type });
      const { error } = await (redeem ?? logIn)(request);
      if (error) setProgress({ kind: 'failed', text: errorText(t, error) });
    },
    [logIn, redeem, t],
  );

  const waitFor = useCallback(
    (attempt: OAuthAttempt, opened: ProviderWindow) => {
      const stopHearing = hearArrival(attempt.state, (arrival) => {
        leave();
        void finish(attempt, arrival);
      });
      current.current.stop = () => {
        stopHearing();
        opened.close();
      };
      setProgress({ kind: 'waiting', type: attempt.type });
    },
    [finish, leave],
  );

  const choose = useCallback(
    async (type: AuthenticatorType) => {
      leave();
      const { number } = current.current;
      // Browsers allow a pop-up only synchronously within the press.
      const opened = surface === 'overlay' && canHearWindows() ? browser.openWindow() : undefined;
      current.current.stop = () => opened?.close();
      setProgress({ kind: 'starting', type });
      const returnTo = hereToReturn();
      const { data, error } = await begin({ authenticatorType: type, returnTo });
      if (number !== current.current.number) return;
      if (error) {
        leave();
        return setProgress({ kind: 'failed', text: errorText(t, error) });
      }
      const { authorizationUrl, ...secrets } = data;
      const attempt = { type, ...secrets };
      if (opened) {
        waitFor(attempt, opened);
        return opened.show(authorizationUrl);
      }
      const locale = localeOfPath(window.location.pathname);
      keepAttempt({ ...attempt, returnTo, ...(locale ? { locale } : {}) });
      browser.leaveTo(authorizationUrl);
    },
    [begin, browser, leave, surface, t, waitFor],
  );

  const dismiss = useCallback(() => {
    leave();
    setProgress(idle);
  }, [leave]);
  return { progress, choose, dismiss };
}
