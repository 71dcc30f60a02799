import type { FoyerSite } from '../site/foyerSite.ts';
import type { FanAccount } from './fanAccount.ts';

/** Logs a demo account of the sample in by the API. */
export async function logInAs(site: FoyerSite, emailAddress: string): Promise<FanAccount> {
  const body = { emailAddress, password: 'foyer-demo-1' };
  const answer = await site.call('/api/auth/login', { method: 'POST', body });
  return { ...body, token: (JSON.parse(answer.text) as { authToken: string }).authToken };
}
