import { useEffect, useRef } from 'react';
import { useRedeemExchangeCodeMutation } from '@foyer/api-client/identity';
import { invalidIframeOrigin } from './parentOrigin.ts';

/**
 * Exchanges the code of a frame for a session, kept in memory. An invalid code has no effect; the frame asks for a
 * log-in when needed [I6.09].
 * @param hostOrigin origin of the host page, as the browser reports it
 */
export function useExchangeCode(code: string | undefined, hostOrigin: string): void {
  const [redeem] = useRedeemExchangeCodeMutation();
  const wasTaken = useRef(false);
  useEffect(() => {
    if (code === undefined || hostOrigin === invalidIframeOrigin || wasTaken.current) return;
    wasTaken.current = true;
    void redeem({ exchangeCode: code, hostOrigin });
  }, [code, hostOrigin, redeem]);
}
