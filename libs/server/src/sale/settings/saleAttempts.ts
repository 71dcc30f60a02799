import { createAttemptLimiter, type AttemptLimiter } from '../../platform/attempts/attemptLimiter.ts';
import type { Platform } from '../../platform/platform.ts';
import { stateKey } from '../../platform/serverState.ts';
import type { SaleSettings } from './saleSettings.ts';

export type SaleAttempts = AttemptLimiter<keyof SaleSettings['attemptLimits']>;

const attemptsKey = stateKey<SaleAttempts>('sale attempts');

/** Returns the limiter of card tokens and codes, one per server. */
export const saleAttempts = ({ config, database, log, state }: Platform): SaleAttempts =>
  state.of(attemptsKey, () =>
    createAttemptLimiter(database.pool, config.sale.attemptLimits, (limit) =>
      log.warn({ limit }, 'too many attempts'),
    ),
  );
