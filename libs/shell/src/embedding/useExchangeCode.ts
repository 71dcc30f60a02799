import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useRedeemExchangeCodeMutation } from '@foyer/api-client/embedding';
import { entered } from '@foyer/identity';
import { invalidIframeOrigin } from './parentOrigin.ts';

/**
 * Trades the code that a frame was opened with for a session, which the frame keeps in memory. Where it is good for
 * nothing any more the frame stays as it is, and asks for a log-in when one is needed [I6.09].
 * @param hostOrigin the page around, as the browser tells it
 */
export function useExchangeCode(code: string | undefined, hostOrigin: string): void {
  const [redeem] = useRedeemExchangeCodeMutation();
  const dispatch = useDispatch();
  const wasTaken = useRef(false);
  useEffect(() => {
    if (code === undefined || hostOrigin === invalidIframeOrigin || wasTaken.current) return;
    wasTaken.current = true;
    void redeem({ exchangeCode: code, hostOrigin }).then(({ data }) => data && dispatch(entered()));
  }, [code, dispatch, hostOrigin, redeem]);
}
