import { operations, type Locale, type OperationId, type OperationTypes } from '@foyer/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createRequestWait, inRequest } from '../../platform/database/requestWait.ts';
import type { PageRequest } from '../../platform/web/pageContent.ts';
import type { FirstData } from '../../platform/web/pageHtml.ts';

/** Encodes a query; a list is its parameter repeated. */
function queryOf(asked: object): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(asked) as [string, unknown][]) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined) parameters.append(name, String(each));
    }
  }
  return parameters.toString();
}

/** Creates the function that calls our own API through all its layers and collects the answers. */
export function createPageReader(
  app: FastifyInstance,
  { headers }: FastifyRequest,
  locale: Locale,
  kept: FirstData[],
): PageRequest['read'] {
  const wait = { ...createRequestWait(), isShared: true as const };
  return async <K extends OperationId>(operationId: K, asked: unknown = undefined) => {
    const { method, path: url } = operations[operationId];
    const given = asked ?? {};
    const ask = () =>
      app.inject({
        method,
        url: `/api${url}?${method === 'GET' ? queryOf(given) : ''}`,
        headers: {
          host: headers.host ?? '',
          'accept-language': locale,
          ...(headers.cookie === undefined ? {} : { cookie: headers.cookie }),
        },
        ...(method === 'GET' ? {} : { payload: given }),
      });
    // All calls of a page share one limit for their waits.
    const answer = await inRequest(wait, ask);
    if (answer.statusCode !== 200) return undefined;
    const response = answer.json<OperationTypes[K]['response']>();
    kept.push({ operationId, request: asked, response });
    return response;
  };
}
