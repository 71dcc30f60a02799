import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Client } from '../http/client.ts';
import { createSandboxWorld } from '../sandbox/sandboxWorld.ts';
import type { World } from '../world/world.ts';

interface WorldModule {
  createWorld?: (client: Client) => World | Promise<World>;
}

/**
 * Creates the world of a run.
 * @param name path of a module, or name of a package; undefined for the sandbox of a Foyer server
 * @throws Error if the module has no function `createWorld`
 */
export async function loadWorld(name: string | undefined, client: Client): Promise<World> {
  if (name === undefined) return createSandboxWorld(client);
  const isFile = name.startsWith('.') || path.isAbsolute(name);
  const { createWorld } = (await import(
    isFile ? pathToFileURL(path.resolve(name)).href : name
  )) as WorldModule;
  if (typeof createWorld !== 'function') throw new Error(`${name} exports no function createWorld`);
  return createWorld(client);
}
