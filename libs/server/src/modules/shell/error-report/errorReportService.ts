import type { ErrorReport } from '@foyer/contract';
import { scrubText } from '@foyer/util';
import type { ErrorReportSettings } from '../../../platform/config/serverConfig.ts';
import type { BaseContext } from '../../../platform/http/operationContext.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createAttemptLimiter, type AttemptLimiter } from '../../../platform/attempts/attemptLimiter.ts';
import { stateKey } from '../../../platform/serverState.ts';

type Limit = keyof ErrorReportSettings['attemptLimits'];

const limiterKey = stateKey<AttemptLimiter<Limit>>('error report limits');

const limiterOf = ({ config, database, state }: Platform): AttemptLimiter<Limit> =>
  state.of(limiterKey, () => createAttemptLimiter(database.pool, config.errorReports.attemptLimits));

/**
 * Reports a page's fault to the operator. Pages remove personal data; the server removes it again, since the operation
 * is public. The user comes from the session, and only with consent [I6.06, PV-04].
 * @throws Failure tooManyRequests
 */
export async function reportPageFault(context: BaseContext, report: ErrorReport): Promise<void> {
  const { platform, request, site, locale, actor } = context;
  const { config, gateways, log } = platform;
  const limiter = limiterOf(platform);
  await limiter.count('errorReportPerCaller', request.ip);
  await limiter.count('errorReportInAll', 'all');
  const { name, message, stack, page, webCommit, mayIdentify } = report;
  const fault = {
    source: 'page' as const,
    id: platform.newId(),
    at: platform.clock(),
    name: scrubText(name),
    message: scrubText(message),
    page: scrubText(page),
    ...(stack === undefined ? {} : { stack: await platform.originalPlaces(scrubText(stack)) }),
    ...(webCommit === undefined ? {} : { webCommit }),
    ...(mayIdentify && actor ? { userId: actor.userId } : {}),
    releaseName: config.releaseName,
    environment: config.environment,
    site: site.kind,
    locale,
  };
  await gateways.errorReports.send(fault, log).catch((error: unknown) => {
    log.warn({ err: error }, 'error reporting');
  });
}
