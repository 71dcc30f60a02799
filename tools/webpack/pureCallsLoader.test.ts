import pureCallsLoader from './pureCallsLoader.ts';

const source = [
  'const Link = React$1.forwardRef(function LinkWithRef(props, ref) {',
  '  const inner = React$1.memo(Row);',
  '});',
  'Link.displayName = "Link";',
  'export const Context = React$1.createContext(null);',
  'history.listen(React$1.memo(Row));',
].join('\n');

describe('pureCallsLoader', () => {
  it('marks what makes a component, and leaves everything else alone', () => {
    expect(pureCallsLoader(source).split('\n')).toEqual([
      'const Link = /* @__PURE__ */ React$1.forwardRef(function LinkWithRef(props, ref) {',
      '  const inner = React$1.memo(Row);',
      '});',
      '',
      'export const Context = /* @__PURE__ */ React$1.createContext(null);',
      'history.listen(React$1.memo(Row));',
    ]);
  });
});
