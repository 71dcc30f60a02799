import type { JsonSchema } from '@foyer/contract/schemas';
import { propertiesOf, requiredOf, resolveSchema } from './inputs.ts';

const plainText = (schema: JsonSchema): string => {
  const least = Number(schema['minLength'] ?? 0);
  const most = Number(schema['maxLength'] ?? 1_000);
  return 'sample'.padEnd(least, 'e').slice(0, most);
};

/** Returns a valid value of a schema: its example, or the simplest one. */
export function sampleOf(given: JsonSchema): unknown {
  const schema = resolveSchema(given);
  if ('const' in schema) return schema['const'];
  const [first] = (schema['examples'] ?? schema['enum'] ?? []) as unknown[];
  if (first !== undefined) return first;
  switch (schema['type']) {
    case 'integer':
    case 'number':
      return schema['minimum'] ?? 0;
    case 'boolean':
      return true;
    case 'array':
      return [sampleOf(schema['items'] as JsonSchema)];
    case 'object':
      return Object.fromEntries(
        requiredOf(schema).map((name) => [name, sampleOf(propertiesOf(schema)[name]!)]),
      );
    default:
      return plainText(schema);
  }
}
