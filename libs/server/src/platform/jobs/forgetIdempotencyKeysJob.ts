import { deleteOldKeys } from '../http/idempotencyKeys.ts';
import { defineJob } from './job.ts';

export const forgetIdempotencyKeysJob = defineJob<Record<string, never>>({
  name: 'forgetIdempotencyKeys',
  everySeconds: 3600,
  handle: async (_payload, { platform }) => {
    await deleteOldKeys(platform.database, platform.config.http.idempotencyLifetimeMs);
  },
});
