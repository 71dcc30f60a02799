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
import { localStore } from '../app/browserDoors.ts';
import { localeKey, localePrefix } from './detectLocale.ts';

interface LocaleChoice {
  readonly locale: Locale;
  /** The language prefix of the address, which the router takes as its base. */
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
 * Puts the new prefix where the address has one; an address without a prefix stays as it is. The router hears of it as of
 * any other move through the history.
 */
function replacePrefix(locale: Locale): Locale | undefined {
  const { pathname, search, hash } = window.location;
  const prefix = localePrefix(pathname);
  if (!prefix) return undefined;
  const { state } = window.history;
  window.history.replaceState(state, '', `/${locale}${pathname.slice(prefix.length + 1)}${search}${hash}`);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
  return locale;
}

export interface LocaleProviderProps {
  initial: Locale;
  /** Told of a locale that does not exist, which is a fault to be logged [I4.20]. */
  onInvalid: (fault: Error) => void;
  children: (prefix: Locale | undefined) => ReactNode;
}

/** Holds the locale: a change reloads the texts, is stored, and refreshes what the server words [I4.20]. */
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
      // One transition with the router's own, which would not know its address under the other prefix.
      startTransition(() => {
        setPrefix(replacePrefix(next));
        setLocale(next);
      });
      dispatch(api.util.invalidateTags(['Configuration', 'Event', 'Availability', 'Activity']));
    },
    [dispatch, i18n, onInvalid],
  );
  const choice = useMemo(() => ({ locale, prefix, choose }), [locale, prefix, choose]);
  return <LocaleContext value={choice}>{children(prefix)}</LocaleContext>;
}

/** The locale in force and the way to change it. */
export function useLocale(): LocaleChoice {
  const choice = useContext(LocaleContext);
  if (!choice) throw new Error('useLocale stands outside of LocaleProvider');
  return choice;
}
