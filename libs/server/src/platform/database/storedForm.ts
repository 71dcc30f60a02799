/** Document as it is read from a JSON column. */
export type StoredJson = Record<string, unknown>;

/** Changes a document of one version to the next. */
type Upcaster = (former: StoredJson) => StoredJson;

/** Form in which documents of one kind are kept in JSON columns. */
export interface StoredForm<Value extends object> {
  /** Marks a document, and the documents within it, with the version of their form. */
  write: (value: Value) => StoredJson;
  /** Reads a document of any version, without the mark. */
  read: (stored: StoredJson) => Value;
}

/** Applies a form to a document within another. */
type EachWithin = <Inner extends object>(form: StoredForm<Inner>, inner: Inner) => Inner;

interface FormParts<Value> {
  /** The first changes version 1 to version 2, and so on; the last makes the current version. */
  upcasters?: readonly Upcaster[];
  /** Rebuilds a document with `each` applied to the documents within it, which have versions of their own. */
  within?: (value: Value, each: EachWithin) => Value;
}

/**
 * Defines the form of documents that stay as they were written (what was bought, at which price, under which rules),
 * while their type grows. A document has its version as `v`; one without is of version 1. A field that becomes required,
 * or changes its meaning, needs a version, and an upcaster that supplies it; an optional field needs neither.
 * @throws RangeError when it reads a version that this release does not know yet
 */
export function storedForm<Value extends object>({
  upcasters = [],
  within = (value) => value,
}: FormParts<Value> = {}): StoredForm<Value> {
  const current = upcasters.length + 1;
  return {
    write: (value) => ({ ...within(value, (form, inner) => form.write(inner) as typeof inner), v: current }),
    read: ({ v = 1, ...document }) => {
      if (Number(v) > current)
        throw new RangeError(`A stored document has version ${Number(v)}, not ${current}`);
      const upcast = upcasters.slice(Number(v) - 1).reduce((former, next) => next(former), document);
      return within(upcast as Value, (form, inner) => form.read(inner as StoredJson));
    },
  };
}
