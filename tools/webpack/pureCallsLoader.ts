const pureCall = /^((?:export )?(?:const|let|var) \w+ = )(React\$\d+\.(?:forwardRef|memo|createContext)\()/gm;
const displayName = /^\w+\.displayName = .*;$/gm;

/**
 * Marks a library's component factories as pure, which its build omitted, so that unused components and the code that
 * only they call can be dropped. Display names are removed, because they would keep the component alive.
 * @param source a module of a library, as published
 */
// eslint-disable-next-line no-restricted-syntax -- webpack calls a loader by its default export.
export default function pureCallsLoader(source: string): string {
  return source.replace(pureCall, '$1/* @__PURE__ */ $2').replace(displayName, '');
}
