import { useEffect, useState } from 'react';
import { useGetEntrySecretQuery } from '@foyer/api-client/token-assignment';
import type { FoyerError } from '@foyer/api-client';
import { useClock } from '@foyer/ui-kit';
import { deviceSecrets } from '../../model/deviceSecrets.ts';
import { isDead } from '../../model/keepSecrets.ts';
import { entryCodeAt, periodEnd, type KeptSecret } from '../../model/entryCode.ts';

/** Current code with its end, or the reason why there is none. */
export type EntryCode =
  | { kind: 'loading' }
  | { kind: 'code'; code: string; endsAt: number; periodMs: number }
  | { kind: 'failed'; error: FoyerError | undefined; retry: () => void };

/** A {product} that another person has accepted, or that was frozen, has no code from then on. */
const refreshMs = 30_000;

/** Loads the secret from the server, or from this device when offline. */
function useSecret(tokenId: string) {
  const { data, error, refetch } = useGetEntrySecretQuery(
    { tokenId },
    { pollingInterval: refreshMs, skipPollingIfUnfocused: true },
  );
  const dead = isDead(error);
  useEffect(() => {
    if (data) deviceSecrets.put(data);
    if (dead) deviceSecrets.forget(tokenId);
  }, [data, dead, tokenId]);
  const kept: KeptSecret | undefined = dead ? undefined : (data ?? deviceSecrets.get(tokenId));
  return { kept, error: error as FoyerError | undefined, refetch };
}

/** Returns the rotating entry code; it works offline, and ends with a token that is no longer active. */
export function useEntryCode(tokenId: string): EntryCode {
  const clock = useClock();
  const { kept, error, refetch } = useSecret(tokenId);
  const [shown, setShown] = useState<{ code: string; endsAt: number }>();
  const secret = kept?.secret;
  const periodSeconds = kept?.periodSeconds;
  useEffect(() => {
    if (!kept) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const show = async (): Promise<void> => {
      const now = clock();
      const endsAt = periodEnd(now, kept.periodSeconds);
      const code = await entryCodeAt(kept, now);
      if (isOver) return;
      setShown({ code, endsAt });
      timer = setTimeout(() => void show(), Math.max(endsAt - clock(), 0));
    };
    void show();
    const wake = (): void => {
      if (document.visibilityState !== 'visible') return;
      clearTimeout(timer);
      void show();
    };
    document.addEventListener('visibilitychange', wake);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- compares the secret's text; the object is new with every answer
  }, [secret, periodSeconds, tokenId, clock]);
  if (kept && shown) return { kind: 'code', ...shown, periodMs: kept.periodSeconds * 1000 };
  if (!kept && error !== undefined) return { kind: 'failed', error, retry: () => void refetch() };
  return { kind: 'loading' };
}
