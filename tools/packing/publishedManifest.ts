import type { Manifest } from './publicLibraries.ts';

const SOURCE_CONDITION = '@foyer/source';
const workspaceOnly = ['scripts', 'nx'];

type Target = string | Record<string, string>;

function publishedTarget(target: Target): Target | undefined {
  if (typeof target === 'string') return target;
  const conditions = Object.entries(target).filter(([condition]) => condition !== SOURCE_CONDITION);
  return conditions.length > 0 ? Object.fromEntries(conditions) : undefined;
}

/**
 * Returns the package.json for publication: without the condition for sources, which the package lacks, without entry
 * points that have no other condition, and without workspace-only fields.
 */
export function publishedManifest(manifest: Manifest): Manifest {
  const exports: Record<string, Target> = {};
  for (const [name, target] of Object.entries(manifest.exports ?? {})) {
    const published = publishedTarget(target);
    if (published !== undefined) exports[name] = published;
  }
  const kept = Object.entries(manifest).filter(([field]) => !workspaceOnly.includes(field));
  return { ...(Object.fromEntries(kept) as Manifest), exports };
}
