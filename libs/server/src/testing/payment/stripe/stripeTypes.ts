import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import ts from 'typescript';

type JsonSchema = Record<string, unknown>;
type Declared = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

const require = createRequire(import.meta.url);
const folder = path.join(path.dirname(require.resolve('stripe')), '../esm/resources');

/** Reads the types of a file of Stripe's library. */
export function sourceOf(file: string): ts.SourceFile {
  const text = readFileSync(path.join(folder, `${file}.d.ts`), 'utf8');
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
}

/** Declarations of a file by their full name, for example `PaymentIntentCreateParams.CaptureMethod`. */
export function declarationsIn(source: ts.SourceFile): Map<string, Declared> {
  const found = new Map<string, Declared>();
  const visit = (statements: readonly ts.Statement[], scope: string): void => {
    for (const statement of statements) {
      if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
        found.set(scope + statement.name.text, statement);
      else if (ts.isModuleDeclaration(statement) && statement.body && ts.isModuleBlock(statement.body))
        visit(statement.body.statements, `${scope}${statement.name.text}.`);
    }
  };
  visit(source.statements, '');
  return found;
}

const keywords = new Map<ts.SyntaxKind, JsonSchema>([
  [ts.SyntaxKind.StringKeyword, { type: 'string' }],
  [ts.SyntaxKind.NumberKeyword, { type: 'number' }],
  [ts.SyntaxKind.BooleanKeyword, { type: 'boolean' }],
]);

/** Types whose declarations are elsewhere; any other foreign type allows everything. */
const foreign: Readonly<Record<string, JsonSchema>> = {
  MetadataParam: { type: 'object', additionalProperties: { type: 'string' } },
  Metadata: { type: 'object', additionalProperties: { type: 'string' } },
  // Values that Stripe may add: a request sends none of them.
  OtherString: { not: {} },
};

/** Converts the types of one file of Stripe's library. Whatever has no JSON Schema of its own allows everything. */
class FileSchemas {
  private readonly source: ts.SourceFile;
  private readonly declared: Map<string, Declared>;
  readonly definitions: Record<string, JsonSchema> = {};

  constructor(file: string) {
    this.source = sourceOf(file);
    this.declared = declarationsIn(this.source);
  }

  /** Refers to a declaration, and converts it the first time. */
  refer(name: string): JsonSchema {
    const declaration = this.declared.get(name);
    if (!declaration) throw new Error(`Stripe's library declares no ${name}`);
    if (!this.definitions[name]) {
      this.definitions[name] = {};
      this.definitions[name] = ts.isInterfaceDeclaration(declaration)
        ? this.objectOf(this.membersOf(declaration), name)
        : this.convert(declaration.type, name);
    }
    return { $ref: `#/definitions/${name}` };
  }

  /** Members of an interface, after those that it extends in its file: of two with one name, the last counts. */
  private membersOf({ members, heritageClauses }: ts.InterfaceDeclaration): ts.TypeElement[] {
    const bases = (heritageClauses ?? []).flatMap(({ types }) => [...types]);
    const inherited = bases.flatMap(({ expression }) => {
      const base = this.declared.get(expression.getText(this.source));
      return base && ts.isInterfaceDeclaration(base) ? this.membersOf(base) : [];
    });
    return [...inherited, ...members];
  }

  private objectOf(members: readonly ts.TypeElement[], scope: string): JsonSchema {
    const properties: Record<string, JsonSchema> = {};
    const required = new Set<string>();
    for (const member of members) {
      if (!ts.isPropertySignature(member) || !member.type) continue;
      const name = (member.name as ts.Identifier).text;
      properties[name] = this.convert(member.type, scope);
      if (!member.questionToken) required.add(name);
    }
    return { type: 'object', properties, required: [...required], additionalProperties: false };
  }

  private convert(type: ts.TypeNode, scope: string): JsonSchema {
    const keyword = keywords.get(type.kind);
    if (keyword) return keyword;
    if (ts.isLiteralTypeNode(type)) {
      if (type.literal.kind === ts.SyntaxKind.NullKeyword) return { type: 'null' };
      return ts.isStringLiteral(type.literal) ? { const: type.literal.text } : {};
    }
    if (ts.isUnionTypeNode(type)) return { anyOf: type.types.map((each) => this.convert(each, scope)) };
    if (ts.isArrayTypeNode(type)) return { type: 'array', items: this.convert(type.elementType, scope) };
    return ts.isTypeReferenceNode(type) ? this.convertReference(type, scope) : {};
  }

  private convertReference(type: ts.TypeReferenceNode, scope: string): JsonSchema {
    const name = ts.isIdentifier(type.typeName) ? type.typeName.text : qualified(type.typeName);
    const [argument] = type.typeArguments ?? [];
    if (argument && name === 'Array') return { type: 'array', items: this.convert(argument, scope) };
    if (argument && name === 'Emptyable')
      return { anyOf: [this.convert(argument, scope), { const: '' }, { type: 'null' }] };
    if (foreign[name]) return foreign[name];
    const scopes = scope.split('.').map((_, index, parts) => parts.slice(0, parts.length - index).join('.'));
    const found = [...scopes.map((each) => `${each}.${name}`), name].find((each) => this.declared.has(each));
    return found ? this.refer(found) : {};
  }
}

function qualified(name: ts.EntityName): string {
  return ts.isIdentifier(name) ? name.text : `${qualified(name.left)}.${name.right.text}`;
}

const files = new Map<string, FileSchemas>();
const validators = new Map<string, ValidateFunction>();

function fileOf(file: string): FileSchemas {
  const known = files.get(file) ?? new FileSchemas(file);
  files.set(file, known);
  return known;
}

/** A type of the library: its file and its name. */
export interface StripeType {
  file: string;
  name: string;
}

/** Form of a request, whose values are words, or JSON: a whole object, or some of its properties, as a fake answers. */
type Use = 'form' | 'whole' | 'part';

/** Makes a validator of a type of Stripe's library, which Stripe generates from its published OpenAPI description. */
export function validatorOf({ file, name }: StripeType, use: Use = 'form'): ValidateFunction {
  const id = `${file}#${name}#${use}`;
  const known = validators.get(id);
  if (known) return known;
  const schemas = fileOf(file);
  const root = schemas.refer(name);
  const definitions = use === 'part' ? withoutRequired(schemas.definitions) : schemas.definitions;
  const ajv = new Ajv({ coerceTypes: use === 'form', strict: false, allErrors: true });
  const validator = ajv.compile({ ...root, definitions });
  validators.set(id, validator);
  return validator;
}

const withoutRequired = (definitions: Record<string, JsonSchema>): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(definitions).map(([name, each]) => [name, { ...each, required: [] }]));
