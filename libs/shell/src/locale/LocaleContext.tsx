import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { isLocale, type Locale } from '@foyer/contract';
import { api } from '@foyer/api-client';
import { localStore } from '../browser/browserDoors.ts';
import { localeKey, localePrefix } from './detectLocale.ts';

interface LocaleChoice {
  readonly locale: Locale;
  /** Locale prefix of the address, used as the router's base. */
  readonly prefix: Locale | undefined;
  readonly choose: (locale: Locale) => Promise<void>;
}

const LocaleContext = createContext<LocaleChoice | undefined>(undefined);
const yearSeconds = 365 * 24 * 60 * 60;

function storeChoice(locale: Locale): void {
  localStore.setItem(localeKey, locale);
  document.cookie = `${localeKey}=${locale}; path=/; max-age=${yearSeconds}; samesite=lax`;
}

/**
 * Replaces the locale prefix of the address, if it has one. The router is notified as of any other history change.
 */
function replacePrefix(locale: Locale): Locale | undefined {
  const { pathname, search, hash } = window.location;
  const prefix = localePrefix(pathname);
  if (!prefix) return undefined;
  const { state } = window.history as { state: unknown };
  window.history.replaceState(state, '', `/${locale}${pathname.slice(prefix.length + 1)}${search}${hash}`);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
  return locale;
}

export interface LocaleProviderProps {
  initial: Locale;
  /** Called for an invalid locale, to log it [I4.20]. */
  onInvalid: (fault: Error) => void;
  children: (prefix: Locale | undefined) => ReactNode;
}

/** Provides the locale: a change reloads the texts, is stored, and refetches localised answers [I4.20]. */
export function LocaleProvider({ initial, onInvalid, children }: LocaleProviderProps) {
  const [locale, setLocale] = useState(initial);
  const [prefix, setPrefix] = useState(() => localePrefix(window.location.pathname));
  const { i18n } = useTranslation();
  const dispatch = useDispatch();
  const choose = useCallback(
    async (next: Locale) => {
      if (!isLocale(next)) return onInvalid(new Error(`No such locale: ${String(next)}`));
      await i18n.changeLanguage(next);
      storeChoice(next);
      document.documentElement.lang = next;
      // In one transition with the router's update, which couldn't match its address under the other prefix.
      startTransition(() => {
        setPrefix(replacePrefix(next));
        setLocale(next);
      });
      dispatch(api.util.invalidateTags(['localised']));
    },
    [dispatch, i18n, onInvalid],
  );
  const choice = useMemo(() => ({ locale, prefix, choose }), [locale, prefix, choose]);
  return <LocaleContext value={choice}>{children(prefix)}</LocaleContext>;
}

/** Returns the current locale and a function that changes it. */
export function useLocale(): LocaleChoice {
  const choice = useContext(LocaleContext);
  if (!choice) throw new Error('useLocale stands outside of LocaleProvider');
  return choice;
}
