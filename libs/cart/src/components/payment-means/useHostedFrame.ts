import { useCallback, useEffect, useMemo, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { watchTheme } from '@foyer/ui-kit';
import { frameTheme } from './frameTheme.ts';
import { hostedAddress, isFromFrame, readHostedMessage, type HostedMessage } from './hostedFrame.ts';

/**
 * Manages a page of the payment gateway: address, height and messages. Only tokens reach this page, never card numbers.
 * @param country country of the buyer; only the first value is used, since a new address would clear the fields
 * @param onMessage stable callback for every valid message except resizing
 */
export function useHostedFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string,
  onMessage: (message: HostedMessage) => void,
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
  const post = useCallback(
    (message: Record<string, unknown>) => {
      if (origin !== '') frame.current?.contentWindow?.postMessage({ version: 1, ...message }, origin);
    },
    [frame, origin],
  );
  useEffect(() => {
    const listen = (event: MessageEvent): void => {
      if (!isFromFrame(event, origin, frame.current?.contentWindow)) return;
      const message = readHostedMessage(event.data);
      if (!message) return;
      if (message.type === 'foyer.card.resize') return setHeight(message.height);
      if (message.type === 'foyer.card.ready') {
        setReady(true);
        post({ type: 'foyer.card.theme', theme: frameTheme(document.documentElement) });
      }
      onMessage(message);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, origin, onMessage, post]);
  useEffect(
    () => watchTheme(() => post({ type: 'foyer.card.theme', theme: frameTheme(document.documentElement) })),
    [post],
  );
  return { address: address?.href, height, isReady, post };
}
