import { channel } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

/** A route as the server has it. */
export interface KnownRoute {
  method: string;
  url: string;
  /** Hosts that it answers on; everywhere without one. */
  host: RegExp | undefined;
}

/**
 * Notes the routes of every server that is built until `stop`: Fastify tells of itself, so that no route can be
 * registered past this list.
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
