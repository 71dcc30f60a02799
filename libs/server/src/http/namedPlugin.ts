/** Says what a plugin is called: Fastify otherwise looks for it among all files that are loaded, every time. */
export const namedPlugin = <Plugin extends object>(name: string, plugin: Plugin): Plugin =>
  Object.assign(plugin, { [Symbol.for('fastify.display-name')]: name });
