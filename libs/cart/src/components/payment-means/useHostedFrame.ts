import { useEffect, useEffectEvent, useMemo, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { watchTheme, readThemeColors } from '@foyer/ui-kit';
import { hostedAddress, isFromFrame, readHostedMessage, type HostedMessage } from './hostedFrame.ts';

/** Returns the colours of form fields, for a hosted page that must match them. */
export function frameTheme(page: HTMLElement) {
  const colors = readThemeColors(page);
  // Read through `getPropertyValue`: Chrome 80 and Firefox 95 lack the property, and yield an empty string.
  const isDark = window.getComputedStyle(page).getPropertyValue('color-scheme').startsWith('dark');
  return {
    tone: isDark ? 'dark' : 'light',
    text: colors.content,
    muted: colors.contentMuted,
    field: colors.surface1,
    border: colors.borderStrong,
    focus: colors.focus,
    danger: colors.danger,
    radius: '8px',
  };
}

/** Sends a message to the gateway's page. */
export type PostToFrame = (message: Record<string, unknown>) => void;

/**
 * Manages a page of the payment gateway: address, height and messages. Only tokens reach this page, never card numbers.
 * @param country country of the buyer; only the first value is used, since a new address would clear the fields
 * @param onMessage callback for every valid message except resizing
 */
export function useHostedFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string,
  onMessage: (message: HostedMessage, reply: PostToFrame) => void,
  country?: string,
) {
  const { i18n } = useTranslation('cart');
  const [height, setHeight] = useState(220);
  const [isReady, setReady] = useState(false);
  const [firstCountry] = useState(country);
  const address = useMemo(
    () => hostedAddress(url, window.location.origin, i18n.language, firstCountry),
    [url, i18n.language, firstCountry],
  );
  const origin = address?.origin ?? '';
  const post: PostToFrame = (message) => {
    if (origin !== '') frame.current?.contentWindow?.postMessage({ version: 1, ...message }, origin);
  };
  const sendTheme = useEffectEvent(() =>
    post({ type: 'foyer.card.theme', theme: frameTheme(document.documentElement) }),
  );
  const hear = useEffectEvent((event: MessageEvent): void => {
    if (!isFromFrame(event, origin, frame.current?.contentWindow)) return;
    const message = readHostedMessage(event.data);
    if (!message) return;
    if (message.type === 'foyer.card.resize') return setHeight(message.height);
    if (message.type === 'foyer.card.ready') {
      setReady(true);
      sendTheme();
    }
    onMessage(message, post);
  });
  useEffect(() => {
    const listen = (event: MessageEvent): void => hear(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  useEffect(() => watchTheme(() => sendTheme()), []);
  return { address: address?.href, height, isReady, post };
}
