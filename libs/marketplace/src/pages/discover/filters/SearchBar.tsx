import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeployment } from '@foyer/api-client/shell';
import { SearchInput } from '@foyer/ui-kit';

/** Default, unless the deployment configures another [I9.03]. */
const usualThrottleMs = 250;

/** Searches events while the user types, at most every 250 ms [C9.09]. */
export function SearchBar({
  value,
  onValueChange,
}: {
  value: string;
  onValueChange: (text: string) => void;
}) {
  const { t } = useTranslation('marketplace');
  const throttleMs = useDeployment()?.searchThrottleMs ?? usualThrottleMs;
  const [text, setText] = useState(value);
  const sent = useRef(value);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    if (text === sent.current) return undefined;
    const typedAt = window.location.pathname;
    const timer = setTimeout(() => {
      // After a press on a result this page stays mounted while the next one loads, and must not change its address.
      if (window.location.pathname !== typedAt) return;
      sent.current = text;
      onValueChange(text);
    }, throttleMs);
    return () => clearTimeout(timer);
  }, [text, throttleMs, onValueChange]);
  return (
    <SearchInput
      label={t('discover.search')}
      hideLabel
      placeholder={t('discover.searchHint')}
      value={text}
      onValueChange={setText}
      maxLength={100}
    />
  );
}
