import { useEffect, useState } from 'react';
import { measureConnection, type Connection } from './measureConnection.ts';

export type ConnectionStanding =
  { kind: 'measuring' | 'failed' } | { kind: 'measured'; connection: Connection };

/** Measures the connection on mounting, and again when asked. */
export function useConnection() {
  const [standing, setStanding] = useState<ConnectionStanding>({ kind: 'measuring' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const ending = new AbortController();
    measureConnection(ending.signal).then(
      (connection) => {
        if (!ending.signal.aborted) setStanding({ kind: 'measured', connection });
      },
      () => {
        if (!ending.signal.aborted) setStanding({ kind: 'failed' });
      },
    );
    return () => ending.abort();
  }, [attempt]);
  return {
    standing,
    measure: (): void => {
      setStanding({ kind: 'measuring' });
      setAttempt(attempt + 1);
    },
  };
}
