const named = (prefix, ...names) => names.map((name) => `${prefix}.${name}`);

/**
 * Polyfills that core-js would add because a name occurs, but that Foyer does not need. All others are added where they
 * are used. Features that even the modern browsers lack cannot be in use (the chooser tests for the newest one in use);
 * features native to all supported browsers would only be fixed in irrelevant corner cases.
 */
export const coreJsLeftOut = [
  // Newer than Chrome 120, Firefox 124 and Safari 17.4, or unused; `URL.canParse` is in pageGaps.ts.
  ...named('es.iterator', 'constructor', 'drop', 'every', 'filter', 'find', 'flat-map', 'for-each', 'map'),
  ...named('es.iterator', 'reduce', 'some', 'take'),
  ...named('es.set', 'difference.v2', 'intersection.v2', 'is-disjoint-from.v2', 'is-subset-of.v2'),
  ...named('es.set', 'is-superset-of.v2', 'symmetric-difference.v2', 'union.v2'),
  ...named('es.array-buffer', 'detached', 'slice', 'transfer', 'transfer-to-fixed-length'),
  ...named('web.url-search-params', 'delete', 'has', 'size'),
  'web.url.can-parse',
  // Native to all supported browsers.
  ...named('es.array', 'includes', 'iterator', 'push', 'reduce', 'reduce-right', 'unshift'),
  ...named('es.array', 'unscopables.flat', 'unscopables.flat-map'),
  ...named('es.promise', 'all', 'catch', 'constructor', 'finally', 'race', 'reject', 'resolve'),
  ...named('es.string', 'from-code-point', 'iterator', 'replace', 'trim'),
  'es.promise',
  'es.json.stringify',
  'es.reflect.to-string-tag',
  ...named('web', 'clear-immediate', 'dom-collections.iterator', 'dom-exception.stack', 'immediate', 'self'),
  ...named('web', 'set-immediate', 'url', 'url.constructor', 'url.to-json'),
  'web.url-search-params',
  'web.url-search-params.constructor',
  // An error's cause is kept where supported; the build checks regular expressions.
  'es.error.cause',
  ...named('es.regexp', 'constructor', 'dot-all', 'exec', 'flags'),
  // Newer methods of typed arrays are those of arrays, assigned in gaps.ts.
  ...named('es.typed-array', 'at', 'fill', 'find-last', 'find-last-index', 'from', 'set', 'sort'),
  ...named('es.typed-array', 'to-reversed', 'to-sorted', 'with'),
  ...named('es.typed-array', 'float32-array', 'float64-array', 'int8-array', 'int16-array', 'int32-array'),
  ...named('es.typed-array', 'uint8-array', 'uint8-clamped-array', 'uint16-array', 'uint32-array'),
];
