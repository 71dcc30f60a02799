import type { Node } from './contract.ts';

/** Visits every object of a document, outer ones first. */
export function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) for (const item of node) walk(item, visit);
  else if (node !== null && typeof node === 'object') {
    visit(node as Node);
    for (const value of Object.values(node)) walk(value, visit);
  }
}
