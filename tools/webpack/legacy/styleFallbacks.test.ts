import { compile, middleware, prefixer, rulesheet, serialize, stringify } from 'stylis';
import { type StyleGifts, createStyleFallbacks } from './styleFallbacks.ts';

const nothing: StyleGifts = {
  hasFlexGap: false,
  hasAspectRatio: false,
  hasContainers: false,
  hasFocusVisible: false,
};
const everything: StyleGifts = {
  hasFlexGap: true,
  hasAspectRatio: true,
  hasContainers: true,
  hasFocusVisible: true,
};

/** Returns the rules that the style cache inserts into the page. */
function rulesOf(css: string, gifts: StyleGifts = nothing): string[] {
  const rules: string[] = [];
  const plugins = [createStyleFallbacks(gifts), prefixer, stringify, rulesheet((rule) => rules.push(rule))];
  serialize(compile(css), middleware(plugins));
  return rules;
}

describe('styles for the floor [I1.08]', () => {
  it('are physical, whatever the browser', () => {
    expect(
      rulesOf(
        '.a{inset:0 auto;padding-inline:1px 2px;margin-block:3px!important;border-inline-end:0;inset-inline-start:4px;}',
        everything,
      ),
    ).toEqual([
      '.a{top:0;right:auto;bottom:0;left:auto;padding-left:1px;padding-right:2px;margin-top:3px!important;margin-bottom:3px!important;border-right:0;left:4px;}',
    ]);
  });

  it('say what older browsers understand before what newer ones do', () => {
    expect(rulesOf('.a{font-size:clamp(1rem,2cqi,3rem);}')).toEqual([
      '.a{font-size:1rem;font-size:clamp(1rem,2vw,3rem);}',
    ]);
    expect(rulesOf('.a{max-height:calc(100dvh - 3px);width:min(72vw,320px);}')).toEqual([
      '.a{max-height:calc(100vh - 3px);max-height:calc(100dvh - 3px);width:320px;width:min(72vw,320px);}',
    ]);
  });

  it('say of a place that holds fingers what Safari 12 does not read there', () => {
    expect(rulesOf('.a{touch-action:none;}')[0]).toContain('touch-action:none;--touch-action:none;');
  });

  it('keep what stands in a row apart without gap, from the first child on', () => {
    expect(rulesOf('.a{display:flex;gap:8px;}')[0]).toBe('.a>*+*{margin-left:8px;margin-top:0;}');
    expect(rulesOf('.a{display:flex;flex-direction:column;gap:8px;}')[0]).toBe(
      '.a>*+*{margin-top:8px;margin-left:0;}',
    );
    expect(rulesOf('.a{display:flex;flex-wrap:wrap;gap:4px 8px;}').slice(0, 3)).toEqual([
      '.a{margin-top:calc(4px / -2);margin-bottom:calc(4px / -2);}',
      '.a>*{margin-top:calc(4px / 2);margin-bottom:calc(4px / 2);}',
      '.a>*:not(:last-child){margin-right:8px;}',
    ]);
  });

  it('leave the gap of a grid, and of a browser that knows it in a row, alone', () => {
    expect(rulesOf('.a{display:grid;gap:8px;}')).toHaveLength(1);
    expect(rulesOf('.a{display:flex;gap:8px;}', everything)).toHaveLength(1);
  });

  it('follow a box into other widths', () => {
    const [, media] = rulesOf('.a{display:flex;gap:8px;@media (max-width:9px){display:grid;}}').slice(-2);
    expect(media).toContain('.a>*{margin:0;}');
  });

  it('show the focus to those who come by the keyboard', () => {
    expect(rulesOf('.a:focus-within:has(:focus-visible){color:red;}')).toEqual([
      '[data-keys] .a:focus-within{color:red;}',
    ]);
    expect(rulesOf('.a:focus-visible+span{color:red;}', everything)).toEqual([
      '.a:focus-visible+span{color:red;}',
    ]);
  });

  it('use the width of the screen where that of the container is unknown', () => {
    expect(rulesOf('.a{@container (min-width: 560px){color:red;}}')).toEqual([
      '@media (min-width: 680px){.a{color:red;}}',
    ]);
  });

  it('hold a ratio by a float', () => {
    expect(rulesOf('.a{aspect-ratio:3/2;}')[0]).toBe(
      '.a::before{content:"";float:left;padding-top:calc(100% / (3/2));}',
    );
  });
});
