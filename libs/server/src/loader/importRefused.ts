/** Thrown for a file that can't be imported; the message has a line per problem. */
export class ImportRefusedError extends Error {
  override name = 'ImportRefusedError';
}
