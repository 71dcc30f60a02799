import ts from 'typescript';

/** Texts in a library's sources that may name a message. */
export interface SaidTexts {
  readonly whole: Set<string>;
  /** Property names: where a lookup object chooses a message, its key is such a name. */
  readonly names: Set<string>;
  /** Template texts with placeholders filled at run time. */
  readonly withGaps: RegExp[];
  /** Keys requested together with everything below them. */
  readonly groups: Set<string>;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A placeholder may be any part of a key: a text of little more than placeholders would match every key. */
function gapsOf({ head, templateSpans }: ts.TemplateExpression): RegExp | undefined {
  const parts = [head.text, ...templateSpans.map((span) => span.literal.text)];
  return /[a-z]{3}/i.test(parts.join(' '))
    ? new RegExp(`^${parts.map(escaped).join('[\\w.-]+')}$`)
    : undefined;
}

/** Returns the key of `t('key', { returnObjects: true })`. */
function groupOf({ arguments: [key, options] }: ts.CallExpression): string | undefined {
  if (!key || !options || !ts.isStringLiteralLike(key) || !ts.isObjectLiteralExpression(options))
    return undefined;
  const names = options.properties.map(({ name }) => (name && ts.isIdentifier(name) ? name.text : ''));
  return names.includes('returnObjects') ? key.text : undefined;
}

function readNode(node: ts.Node, said: SaidTexts): void {
  if (ts.isStringLiteralLike(node)) said.whole.add(node.text);
  else if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) said.names.add(node.name.text);
  else if (ts.isTemplateExpression(node)) {
    const gaps = gapsOf(node);
    if (gaps) said.withGaps.push(gaps);
  } else if (ts.isCallExpression(node)) {
    const group = groupOf(node);
    if (group !== undefined) said.groups.add(group);
  }
  ts.forEachChild(node, (child) => readNode(child, said));
}

/** Collects names and texts from a library's sources. */
export function saidTexts(sources: Iterable<readonly [file: string, text: string]>): SaidTexts {
  const said: SaidTexts = { whole: new Set(), names: new Set(), withGaps: [], groups: new Set() };
  for (const [file, text] of sources) {
    const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    readNode(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind), said);
  }
  return said;
}

const groupsAround = (key: string): string[] =>
  key.split('.').map((_, index, all) => all.slice(0, index).join('.'));

/** Returns the keys that the library cannot request; keys may carry their namespace as a prefix. */
export function unusedKeys(namespace: string, keys: readonly string[], said: SaidTexts): string[] {
  const isSaid = (name: string): boolean =>
    said.whole.has(name) || said.names.has(name) || said.withGaps.some((each) => each.test(name));
  return keys.filter(
    (key) =>
      !isSaid(key) &&
      !isSaid(`${namespace}:${key}`) &&
      !groupsAround(key).some((group) => said.groups.has(group)),
  );
}
