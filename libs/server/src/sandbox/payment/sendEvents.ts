import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { seconds } from '../../platform/time/units.ts';
import { sandboxWebhookSecret, signatureHeader, signEvent } from './sandboxEvents.ts';
import { readEvents, forgetEvent } from './sandboxMoneyRepository.ts';

const everyMs = seconds(1);

interface Injector {
  inject: (options: InjectOptions) => Promise<{ statusCode: number }>;
}

/**
 * Sends the events that the sandbox keeps to the platform's webhook, signed and in their order, like a remote service.
 * Those that are not taken are sent again later, and those behind them wait.
 */
export async function sendEvents(app: Injector, platform: Platform): Promise<void> {
  const { database, config, clock } = platform;
  const secret = sandboxWebhookSecret(config.sealingKey);
  for (const { eventId, body } of await readEvents(database.query)) {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/payment/events/sandbox',
      headers: { 'content-type': 'application/json', [signatureHeader]: signEvent(secret, body, clock()) },
      payload: body,
    });
    if (statusCode !== 204) return;
    await forgetEvent(database.query, eventId);
  }
}

/** Sends events as soon as they are stored, while the server listens. */
export function sendEventsWhileListening(app: FastifyInstance, { platform }: { platform: Platform }): void {
  let timer: NodeJS.Timeout | undefined;
  let isClosing = false;
  const tick = async (): Promise<void> => {
    await sendEvents(app, platform).catch((error: unknown) =>
      platform.log.error({ err: error }, 'send events of the sandbox'),
    );
    if (!isClosing) timer = setTimeout(() => void tick(), everyMs).unref();
  };
  app.addHook('onListen', () => void (timer = setTimeout(() => void tick(), everyMs).unref()));
  app.addHook('onClose', () => {
    isClosing = true;
    clearTimeout(timer);
  });
}
