/** Names a plugin; without a name, Fastify searches all loaded modules for it at each registration. */
export const namedPlugin = <Plugin extends object>(name: string, plugin: Plugin): Plugin =>
  Object.assign(plugin, { [Symbol.for('fastify.display-name')]: name });
