import { type Element, type Middleware, copy, DECLARATION, RULESET, serialize } from 'stylis';
import { type FlexBox, marginsForGap, readFlexBox } from './flexGap.ts';
import { type Declaration, physicalDeclarations } from './logicalStyles.ts';
import { olderValues } from './olderValues.ts';

/** CSS features that only some of the legacy build's browsers have. */
export interface StyleGifts {
  hasFlexGap: boolean;
  hasAspectRatio: boolean;
  hasContainers: boolean;
  hasFocusVisible: boolean;
}

/** Mirrors `touch-action` for browsers without its `none`; inherited, like the effect of the property. */
export const touchActionVariable = '--touch-action';

/** Set on the root element during keyboard navigation. */
export const keysAttribute = 'data-keys';

const css = (declarations: readonly Declaration[]): string =>
  declarations.map(([property, value]) => `${property}:${value};`).join('');

const childrenOf = ({ children }: Element): Element[] => (Array.isArray(children) ? children : []);
const declarationsOf = (rule: Element): Declaration[] =>
  childrenOf(rule)
    .filter((each) => each.type === DECLARATION)
    .map((each) => [String(each.props), String(each.children)]);

/** Converts a declaration to properties and values that the oldest supported browsers have, oldest first. */
function olderDeclaration(property: string, value: string): string | undefined {
  const physical = physicalDeclarations(property, value);
  const written = (physical ?? [[property, value] as const]).flatMap(([name, each]) =>
    olderValues(each).map((older): Declaration => [name, older]),
  );
  if (property === 'touch-action') return css([written[0]!, [touchActionVariable, value]]);
  if (property === 'overflow-wrap' && value === 'anywhere') return `word-break:break-word;${css(written)}`;
  return physical || written.length > 1 || written[0]?.[1] !== value ? css(written) : undefined;
}

/** Average space beside a container, because container queries refer to the container's own width. */
const besideContainerPx = 120;

const asMedia = (query: string): string =>
  query
    .replace(/^@container\s*/, '@media ')
    .replace(/([\d.]+)px/g, (_, width: string) => `${Number(width) + besideContainerPx}px`);

/** Without this replacement, the unknown pseudo-class would drop the whole rule, outline included. */
function focusSelector(selector: string): string {
  if (!selector.includes(':focus-visible')) return selector;
  const plain = selector.replace(/:has\(:focus-visible\)/g, '').replaceAll(':focus-visible', ':focus');
  return `[${keysAttribute}] ${plain}`;
}

function ruleOf(rule: Element, suffix: string, declarations: readonly Declaration[]): Element {
  const node = copy(rule, { props: (rule.props as string[]).map((each) => `${each}${suffix}`), return: '' });
  node.children = declarations.map(([property, value]) => ({
    ...copy(rule, { value: `${property}:${value};`, props: property, children: value, return: '' }),
    root: node,
    type: DECLARATION,
  }));
  return node;
}

/** Resets margins that replaced a gap, where a flex box of wide screens is no flex box on narrow ones. */
const noMargins: readonly Declaration[] = [['margin', '0']];

/** A float as high as the ratio requires; the box may grow with its content. */
const ratioRules = (rule: Element, ratio: string): Element[] => [
  ruleOf(rule, '::before', [
    ['content', '""'],
    ['float', 'left'],
    ['padding-top', `calc(100% / (${ratio}))`],
  ]),
];

/**
 * Plugin of the style cache that converts the styles of all components for the oldest supported browsers (Chrome 80,
 * Edge 80, Firefox 68, Safari 12) [I1.08]. The result is usable and tidy, but not pixel-identical.
 */
export function createStyleFallbacks(gifts: StyleGifts): Middleware {
  /** Boxes by selector: a rule in a media query contains only the changes. */
  const boxes = new Map<string, FlexBox>();

  function spacedRules(rule: Element): Element[] {
    const selector = (rule.props as string[]).join();
    const declarations = declarationsOf(rule);
    const isAbout = declarations.some(([property]) =>
      /^(gap|display|flex-direction|flex-wrap)$/.test(property),
    );
    if (!isAbout) return [];
    const before = boxes.get(selector) ?? {};
    const box = readFlexBox(before, declarations);
    boxes.set(selector, box);
    const spaced = marginsForGap(box);
    if (!spaced) return marginsForGap(before) ? [ruleOf(rule, '>*', noMargins)] : [];
    const hasMargin = declarations.some(([property]) => property.startsWith('margin'));
    return [
      ...(hasMargin || spaced.own.length === 0 ? [] : [ruleOf(rule, '', spaced.own)]),
      ...(spaced.children.length > 0 ? [ruleOf(rule, '>*', spaced.children)] : []),
      ...(spaced.notFirst.length > 0 ? [ruleOf(rule, '>*+*', spaced.notFirst)] : []),
      ...(spaced.notLast.length > 0 ? [ruleOf(rule, '>*:not(:last-child)', spaced.notLast)] : []),
    ];
  }

  function moreRules(rule: Element): Element[] {
    const ratio = declarationsOf(rule).find(([property]) => property === 'aspect-ratio')?.[1];
    return [
      ...(gifts.hasFlexGap ? [] : spacedRules(rule)),
      ...(gifts.hasAspectRatio || ratio === undefined ? [] : ratioRules(rule, ratio)),
    ];
  }

  return (element, _index, _children, callback) => {
    // Already processed: a copy made here or by the prefixer.
    if (element.length < 0 || element.return) return undefined;
    if (element.type === DECLARATION) {
      const older = olderDeclaration(String(element.props), String(element.children));
      if (older !== undefined) element.return = older;
    } else if (element.type === '@container' && !gifts.hasContainers) {
      element.value = asMedia(element.value);
      element.type = '@media';
    } else if (element.type === RULESET && Array.isArray(element.props)) {
      if (!gifts.hasFocusVisible) element.props = element.props.map(focusSelector);
      const added = moreRules(element);
      return added.length > 0 ? serialize(added, callback) : undefined;
    }
    return undefined;
  };
}
