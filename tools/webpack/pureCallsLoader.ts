const pureCall = /^((?:export )?(?:const|let|var) \w+ = )(React\$\d+\.(?:forwardRef|memo|createContext)\()/gm;
const displayName = /^\w+\.displayName = .*;$/gm;

/**
 * Says of a library's components what its own build forgot to say: that making one has no effect, so that the ones
 * nobody uses can be left out, and the code that they alone call with them. Names for React's tools go, as they would
 * hold on to the component.
 * @param source a module of a library, as published
 */
// eslint-disable-next-line no-restricted-syntax -- webpack calls a loader by its default export.
export default function pureCallsLoader(source: string): string {
  return source.replace(pureCall, '$1/* @__PURE__ */ $2').replace(displayName, '');
}
