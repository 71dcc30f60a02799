import type { Database } from '../database/database.ts';
import { seconds } from '../time/units.ts';
import type { FrameOrigins } from '../http/answers/securityHeaders.ts';
import type { Platform } from '../platform.ts';

const freshForMs = seconds(10);

/** Builds an origin from the configured one: with a prefix to its host (`pay.`), or with another host. */
export function originAt(origin: string, { prefix = '', host }: { prefix?: string; host?: string }): string {
  const url = new URL(origin);
  url.hostname = host ?? `${prefix}${url.hostname}`;
  return url.origin;
}

function remember<T>(clock: Platform['clock'], read: () => Promise<T>): () => Promise<T> {
  let kept: { at: number; value: Promise<T> } | undefined;
  return () => {
    const now = clock().getTime();
    if (!kept || now - kept.at > freshForMs) kept = { at: now, value: read() };
    const { value } = kept;
    value.catch(() => {
      kept = undefined;
    });
    return value;
  };
}

const readEmbedders = async ({ query }: Database): Promise<string[]> => {
  const rows = await query.selectFrom('embedOrigin').select('origin').distinct().execute();
  return rows.map(({ origin }) => origin).filter((origin) => /^https?:\/\/[a-z0-9.:-]+$/i.test(origin));
};

/** Reads the allowed frame ancestors from the configuration and the tables `embed_origin` and `white_label`. */
export function createFrameOrigins({ config, database, clock }: Platform): FrameOrigins {
  const widgetOrigin = originAt(config.origin, { prefix: 'widget.' });
  const partnerOrigin = originAt(config.origin, { prefix: 'partner.' });
  return {
    payOrigin: originAt(config.origin, { prefix: 'pay.' }),
    widgetOrigin,
    embedders: remember(clock, async () => {
      const origins = await readEmbedders(database);
      return [...new Set([...origins, ...(config.isSandbox ? [partnerOrigin] : [])])];
    }),
    ownSites: remember(clock, async () => {
      const tenants = await database.query.selectFrom('whiteLabel').select('host').execute();
      const embedders = await readEmbedders(database);
      // Hosted card fields in the widget have two ancestors: the widget and the host page.
      const around = [...embedders, ...(config.isSandbox ? [partnerOrigin] : [])];
      return [
        ...new Set([
          config.origin,
          widgetOrigin,
          ...tenants.map(({ host }) => originAt(config.origin, { host })),
          ...around,
        ]),
      ];
    }),
  };
}
