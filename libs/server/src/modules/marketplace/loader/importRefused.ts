/** A file that cannot be taken as it is; the message has a line for everything that is wrong with it. */
export class ImportRefusedError extends Error {
  override name = 'ImportRefusedError';
}
