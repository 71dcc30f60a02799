import ts from 'typescript';
import { apiVersion } from '../../../stripe/stripeGateway.ts';
import { declarationsIn, sourceOf, validatorOf, type StripeType } from './stripeTypes.ts';

const source = sourceOf('Events');
const declared = declarationsIn(source);

/** Type of a property of an interface, as it is written. */
function typeOf(name: string, property: string): string | undefined {
  const declaration = declared.get(name);
  if (!declaration || !ts.isInterfaceDeclaration(declaration)) return undefined;
  const found = declaration.members.find((member) => member.name?.getText(source) === property);
  return found && ts.isPropertySignature(found) ? found.type?.getText(source) : undefined;
}

/** File that the events' file imports a type from. */
function fileOf(name: string): string {
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const names = statement.importClause?.namedBindings;
    if (names && ts.isNamedImports(names) && names.elements.some((each) => each.name.text === name))
      return (statement.moduleSpecifier as ts.StringLiteral).text.replace(/^\.\/(.*)\.js$/, '$1');
  }
  throw new Error(`Stripe's library imports no ${name} for its events`);
}

/** Finds the types of an event, and of the object that it tells of. @throws Error if the library knows no such event */
function typesOf(type: string): { event: StripeType; object: StripeType } {
  const name = [...declared.keys()].find((each) => typeOf(each, 'type') === `'${type}'`);
  const object = name && typeOf(`${name}.Data`, 'object');
  if (!name || !object) throw new Error(`Stripe's library knows no event ${type}`);
  return { event: { file: 'Events', name }, object: { file: fileOf(object), name: object } };
}

/**
 * Builds the body of a webhook call, as far as it fits the types of Stripe's library: the whole event, and what is given
 * of its object.
 * @throws Error that says what does not fit
 */
export function eventBody(type: string, object: object, id = 'evt_1'): string {
  const types = typesOf(type);
  const event = {
    ...{ id, object: 'event', type, api_version: apiVersion, created: 1_795_000_000, livemode: false },
    ...{ pending_webhooks: 1, request: null, data: { object } },
  };
  const isEvent = validatorOf(types.event, 'whole');
  const isObject = validatorOf(types.object, 'part');
  if (!isEvent(event)) throw new Error(`${type}: ${JSON.stringify(isEvent.errors)}`);
  if (!isObject(object)) throw new Error(`${type}: ${JSON.stringify(isObject.errors)}`);
  return JSON.stringify(event);
}
