import { isIP } from 'node:net';
import { isLocalOrigin } from '../../../platform/config/sandboxSettings.ts';
import type { ServerConfig } from '../../../platform/config/serverConfig.ts';

/**
 * Tells whether the server may call an address that an organiser names: https and a host name on the internet, never a
 * machine of the operator's own network by its number or a local name. A trial on localhost takes any.
 */
export function isMediaAddress({ origin }: Pick<ServerConfig, 'origin'>, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  if (isLocalOrigin(origin)) return protocol === 'https:' || protocol === 'http:';
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return (
    protocol === 'https:' && !isNumber && /\.[a-z]/i.test(hostname) && !/\.(local|internal)$/i.test(hostname)
  );
}
