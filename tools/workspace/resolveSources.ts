import { registerHooks } from 'node:module';

/** Resolves the workspace's packages to their sources, in a process that is started without `--conditions`. */
export function resolveSources(): void {
  registerHooks({
    resolve: (specifier, context, next) =>
      next(
        specifier,
        specifier.startsWith('@foyer/')
          ? { ...context, conditions: [...context.conditions, '@foyer/source'] }
          : context,
      ),
  });
}
