import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { found } from '../../../platform/http/answers/failure.ts';
import { implement } from '../../../platform/http/route.ts';
import type { BaseContext } from '../../../platform/http/operationContext.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createAttemptLimiter, type AttemptLimiter } from '../../../platform/attempts/attemptLimiter.ts';
import { stateKey } from '../../../platform/serverState.ts';
import { readAttribution } from '../../../platform/http/readAttribution.ts';
import { findAdvertisement, insertSystemEvent } from './attributionRepository.ts';

const limiterKey = stateKey<AttemptLimiter<'systemEventPerCaller'>>('attribution limits');

const limiterOf = ({ config, database, state }: Platform): AttemptLimiter<'systemEventPerCaller'> =>
  state.of(limiterKey, () => createAttemptLimiter(database.pool, config.attribution.attemptLimits));

/** Stores the attribution headers without any data about the visitor; malformed headers are accepted and ignored. */
async function recordVisit({ platform, request, site }: BaseContext): Promise<void> {
  await limiterOf(platform).count('systemEventPerCaller', request.ip);
  const attribution = readAttribution(request);
  if (!attribution) return;
  const systemEventId = platform.newId();
  await inTransaction(platform.database, (tx, now) =>
    insertSystemEvent(tx, { systemEventId, eventType: 'visit', host: site.host, attribution }, now),
  );
}

/** Operations of `shell/attribution.yaml`. */
export const attributionRoutes = implement({
  getAdvertisementData: async ({ platform, query, site }) => {
    const { advertisementId } = query;
    const { clientId } = site;
    const advertisement = await findAdvertisement(platform.database.query, advertisementId, clientId);
    return { advertisementId, advertisementData: found(advertisement).advertisementData };
  },
  recordSystemEvent: async (context) => {
    await recordVisit(context);
    return { ok: true };
  },
});
