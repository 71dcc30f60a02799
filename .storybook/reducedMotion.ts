const question = 'prefers-reduced-motion: reduce';

let isAsked = false;
const given = new Map<CSSMediaRule, string>();
const lists = new Map<string, MediaQueryList>();

/** Applies reduced-motion rules to everyone, or again only by system preference. */
function turn(rule: CSSRule): void {
  if (!(rule instanceof CSSMediaRule)) return;
  const text = given.get(rule) ?? rule.media.mediaText;
  if (!text.includes(question)) return;
  given.set(rule, text);
  rule.media.mediaText = isAsked ? 'all' : text;
}

function turnSheets(): void {
  for (const sheet of document.styleSheets) for (const rule of sheet.cssRules) turn(rule);
}

/** Overrides `matchMedia` of the page for the reduced-motion query only. */
function answerQuestion(): void {
  const original = window.matchMedia.bind(window);
  window.matchMedia = (query) => {
    if (!query.includes(question)) return original(query);
    const list = lists.get(query) ?? original(query);
    lists.set(query, list);
    return new Proxy(list, {
      get(target, name) {
        if (name === 'matches') return isAsked || target.matches;
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
  };
}

/** Handles styles added later: by `insertRule` in the built Storybook, as text in development. */
function followNewStyles(): void {
  const { insertRule } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.insertRule = function insertAndTurn(rule, index) {
    const at = insertRule.call(this, rule, index);
    const added = this.cssRules[at];
    if (isAsked && added) turn(added);
    return at;
  };
  new MutationObserver(() => isAsked && turnSheets()).observe(document.head, { childList: true });
}

let isFollowing = false;

/** Shows the page under reduced motion, in CSS and scripts, without a reload. */
export function showReducedMotion(wanted: boolean): void {
  if (wanted === isAsked) return;
  if (!isFollowing) followNewStyles();
  isFollowing = true;
  isAsked = wanted;
  turnSheets();
  for (const list of lists.values()) list.dispatchEvent(new Event('change'));
}

answerQuestion();
