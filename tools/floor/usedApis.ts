import ts from 'typescript';
import type { NewerApis } from './newerApis.ts';

export interface SourceText {
  path: string;
  text: string;
}

export interface NewerUse {
  path: string;
  line: number;
  /** Name as in the list of guarded APIs: `ancestorOrigins`, `AbortSignal.timeout`. */
  name: string;
  lack: string;
}

/** Interfaces of a page's well-known globals. */
const interfaceOf: Readonly<Record<string, string>> = {
  window: 'Window',
  globalThis: 'Window',
  self: 'Window',
  document: 'Document',
  navigator: 'Navigator',
  location: 'Location',
  history: 'History',
  screen: 'Screen',
  performance: 'Performance',
  crypto: 'Crypto',
};

export interface SourceFiles {
  files: readonly ts.SourceFile[];
  /** All names declared in the sources. */
  ownNames: ReadonlySet<string>;
}

const isNamed = (node: ts.Node): node is ts.Node & { name: ts.Identifier } =>
  'name' in node &&
  node.name !== undefined &&
  ts.isIdentifier(node.name as ts.Node) &&
  !ts.isPropertyAccessExpression(node) &&
  !ts.isJsxAttribute(node);

/** Parses the sources, and collects the names they declare: variables, parameters, imports, properties. */
export function readSourceFiles(sources: readonly SourceText[]): SourceFiles {
  const ownNames = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (isNamed(node)) ownNames.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  const files = sources.map(({ path, text }) =>
    ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false),
  );
  files.forEach(visit);
  return { files, ownNames };
}

/** Returns the API that a node uses: a member, or a global. */
function reachOf(node: ts.Node): { owner?: string; name: string } | undefined {
  if (ts.isPropertyAccessExpression(node)) {
    const of = node.expression;
    const inner = ts.isPropertyAccessExpression(of) ? of.name : of;
    return {
      name: node.name.text,
      ...(ts.isIdentifier(inner) ? { owner: interfaceOf[inner.text] ?? inner.text } : {}),
    };
  }
  const called = ts.isCallExpression(node) || ts.isNewExpression(node) ? node.expression : undefined;
  return called && ts.isIdentifier(called) ? { name: called.text } : undefined;
}

function newerUse(
  node: ts.Node,
  apis: NewerApis,
  ownNames: ReadonlySet<string>,
): Pick<NewerUse, 'name' | 'lack'> | undefined {
  const reach = reachOf(node);
  if (!reach) return undefined;
  const full = reach.owner === undefined ? reach.name : `${reach.owner}.${reach.name}`;
  const lack = apis.members.get(full);
  if (lack !== undefined) return { name: full, lack };
  const byName = ownNames.has(reach.name) ? undefined : apis.names.get(reach.name);
  return byName === undefined ? undefined : { name: reach.name, lack: byName };
}

/**
 * Lists uses of APIs that a target browser lacks. It works without types, so APIs are matched by name: where an older
 * API, or a declaration in the sources, shares the name, only `URL.parse` and `navigator.share` are distinguished.
 */
export function newerUses({ files, ownNames }: SourceFiles, apis: NewerApis): NewerUse[] {
  return files.flatMap((file) => {
    const found: NewerUse[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isTypeNode(node)) return;
      const use = newerUse(node, apis, ownNames);
      if (use) {
        const { line } = file.getLineAndCharacterOfPosition(node.end);
        found.push({ path: file.fileName, line: line + 1, ...use });
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
    return found;
  });
}
