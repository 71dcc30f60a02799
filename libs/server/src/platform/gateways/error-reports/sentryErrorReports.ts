import { seconds } from '../../time/units.ts';
import type { Clock } from '../../security/clock.ts';
import type { ErrorReportGateway } from './errorReportGateway.ts';
import { sentryEnvelope, type SentryTarget } from './sentryEnvelope.ts';

const longestMs = seconds(3);

/**
 * Reports faults to a service that accepts Sentry envelopes: Sentry itself, GlitchTip and others. Pages never contact
 * it, so no policy lists its address, and it learns neither browser nor IP address of the visitor.
 */
export const createSentryErrorReports = (
  { address, publicKey }: SentryTarget,
  clock: Clock,
): ErrorReportGateway => ({
  name: 'sentry',
  send: async (fault) => {
    const answer = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=foyer/1, sentry_key=${publicKey}`,
      },
      body: sentryEnvelope(fault, clock()),
      redirect: 'error',
      signal: AbortSignal.timeout(longestMs),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The error reporting answers ${answer.status}`);
  },
});
