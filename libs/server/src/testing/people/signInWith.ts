import { readArrival, visitProvider as visitProviderBy, type ProviderChoice } from '@foyer/conformance';
import type { AuthenticatorType, ThirdPartyLoginRequest, ThirdPartyLoginStart } from '@foyer/contract';
import { injectClient } from '../injectClient.ts';
import type { TestServer } from '../testServer.ts';

export { readArrival };

/** Visits the provider and chooses; returns the URL at which the visitor arrives back at our page. */
export const visitProvider = (
  server: TestServer,
  start: Pick<ThirdPartyLoginStart, 'authorizationUrl'>,
  choice: ProviderChoice,
): Promise<URL> => visitProviderBy(injectClient(server).request, start, choice);

/** Runs the whole sign-in: begin, choose, return. Returns the final request, not sent yet. */
export async function comeBackFrom(
  server: TestServer,
  type: AuthenticatorType,
  choice: ProviderChoice,
  options: { returnTo?: string; host?: string } = {},
): Promise<ThirdPartyLoginRequest> {
  const { returnTo, host } = options;
  const start = await server.call('startThirdPartyLogin', {
    body: { authenticatorType: type, ...(returnTo === undefined ? {} : { returnTo }) },
    ...(host === undefined ? {} : { host }),
  });
  if (start.status !== 200) throw new Error(`startThirdPartyLogin answered ${start.text}`);
  return readArrival(type, start.body, await visitProvider(server, start.body, choice));
}

let serial = 0;

/** Returns an unused email address. */
export const freshAddress = (): string => `typed${(serial += 1)}@foyer.example`;
