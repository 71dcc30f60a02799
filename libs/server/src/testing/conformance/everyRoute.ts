import { channel } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

/** Route of the server. */
export interface KnownRoute {
  method: string;
  url: string;
  /** Pattern of its hosts; undefined for all hosts. */
  host: RegExp | undefined;
}

/**
 * Records the routes of all servers built until `stop`, through Fastify's own hook, so that no route can bypass the
 * list.
 */
export function noteRoutes(): { routes: KnownRoute[]; stop: () => void } {
  const routes: KnownRoute[] = [];
  const initialisation = channel('fastify.initialization');
  const note = (message: unknown): void => {
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url, constraints }) => {
      const host = (constraints as { host?: RegExp } | undefined)?.host;
      for (const each of [method].flat()) routes.push({ method: each, url, host });
    });
  };
  initialisation.subscribe(note);
  return { routes, stop: () => initialisation.unsubscribe(note) };
}
