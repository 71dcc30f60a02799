import type { Element, Middleware } from 'stylis';
import { copy, DECLARATION, RULESET, serialize } from 'stylis';
import type { FlexBox } from './flexGap.ts';
import { marginsForGap, readFlexBox } from './flexGap.ts';
import type { Declaration } from './logicalStyles.ts';
import { physicalDeclarations } from './logicalStyles.ts';
import { olderValues } from './olderValues.ts';

/** What a browser that gets this build may lack, and what only some of them do. */
export interface StyleGifts {
  hasFlexGap: boolean;
  hasAspectRatio: boolean;
  hasContainers: boolean;
  hasFocusVisible: boolean;
}

/** What `touch-action` says, for a browser that does not know its `none`; it holds for what is inside, as that does. */
export const touchActionVariable = '--touch-action';

/** The root element carries it while somebody moves about by the keyboard. */
export const keysAttribute = 'data-keys';

const css = (declarations: readonly Declaration[]): string =>
  declarations.map(([property, value]) => `${property}:${value};`).join('');

const childrenOf = ({ children }: Element): Element[] => (Array.isArray(children) ? children : []);
const declarationsOf = (rule: Element): Declaration[] =>
  childrenOf(rule)
    .filter((each) => each.type === DECLARATION)
    .map((each) => [String(each.props), String(each.children)]);

/** A declaration in properties and values that every browser of the floor knows, the oldest words first. */
function olderDeclaration(property: string, value: string): string | undefined {
  const physical = physicalDeclarations(property, value);
  const written = (physical ?? [[property, value] as const]).flatMap(([name, each]) =>
    olderValues(each).map((older): Declaration => [name, older]),
  );
  if (property === 'touch-action') return css([written[0]!, [touchActionVariable, value]]);
  if (property === 'overflow-wrap' && value === 'anywhere') return `word-break:break-word;${css(written)}`;
  return physical || written.length > 1 || written[0]?.[1] !== value ? css(written) : undefined;
}

/** Room that a container leaves at its sides, on average: containers are asked about by their own width. */
const besideContainerPx = 120;

const asMedia = (query: string): string =>
  query
    .replace(/^@container\s*/, '@media ')
    .replace(/([\d.]+)px/g, (_, width: string) => `${Number(width) + besideContainerPx}px`);

/** Without the pseudo-class the whole rule would be dropped, outline and all. */
export function focusSelector(selector: string): string {
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

/** Takes back what stood for a gap where a box of wide screens is none of narrow ones. */
const noMargins: readonly Declaration[] = [['margin', '0']];

/** A float as high as the ratio asks for; what stands in the box may be higher. */
const ratioRules = (rule: Element, ratio: string): Element[] => [
  ruleOf(rule, '::before', [
    ['content', '""'],
    ['float', 'left'],
    ['padding-top', `calc(100% / (${ratio}))`],
  ]),
];

/**
 * A plugin of the style cache: one place in which the styles of every component are put into words of the floor
 * (Chrome 80, Edge 80, Firefox 68, Safari 12) [I1.08]. Usable and tidy, not equal to the pixel.
 */
export function createStyleFallbacks(gifts: StyleGifts): Middleware {
  /** Boxes by selector: a rule inside of a media query only says what changes. */
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
    // A copy, ours or that of the prefixer, has been here before.
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
      return added.length > 0 && callback ? serialize(added, callback) : undefined;
    }
    return undefined;
  };
}
