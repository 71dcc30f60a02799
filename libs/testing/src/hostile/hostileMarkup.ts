/** Script that reports its string's id, so that a hook can tell which string ran. */
type Payload = (id: number) => string;
/** String that runs in some context; `id` is what it passes to `alert`. */
type Vector = (id: number) => string;

const firstId = 10_001;

/** Combines every payload with every context, in an order that varies both at each step. */
const crossed = (around: readonly ((inner: string) => string)[], payloads: readonly Payload[]): Vector[] =>
  payloads.flatMap((payload) =>
    around.map(
      (wrap): Vector =>
        (id) =>
          wrap(payload(id)),
    ),
  );

const payloads: readonly Payload[] = [
  (id) => `<img src=x onerror=alert(${id})>`,
  (id) => `<svg onload=alert(${id})></svg>`,
  (id) => `<script>alert(${id})</script>`,
  (id) => `<a href="javascript:alert(${id})">press</a>`,
  (id) => `<details open ontoggle=alert(${id})>x</details>`,
  (id) => `<iframe srcdoc="<img src=x onerror=parent.alert(${id})>"></iframe>`,
  (id) => `<input autofocus onfocus=alert(${id})>`,
];

/** Contexts in which an HTML parser changes state: what sanitisers have been fooled with. */
const surroundings: readonly ((inner: string) => string)[] = [
  (inner) => inner,
  (inner) => `</title>${inner}`,
  (inner) => `</textarea>${inner}`,
  (inner) => `</style>${inner}`,
  (inner) => `</script>${inner}`,
  (inner) => `">${inner}`,
  (inner) => `'>${inner}`,
  (inner) => `--><!-- -->${inner}`,
  (inner) => `<!--><!-->${inner}`,
  (inner) => `<!--->${inner}-->`,
  (inner) => `<!--a--!>${inner}-->`,
  (inner) => `<![CDATA[><b>]]>${inner}`,
  (inner) => `<svg><![CDATA[</svg>${inner}]]></svg>${inner}`,
  (inner) =>
    `<math><mtext><table><mglyph><style><!--</style>${inner}--></style></mglyph></table></mtext></math>`,
  (inner) => `<math><mi><table><mglyph><style><math>${inner}</math></style></mglyph></table></mi></math>`,
  (inner) => `<svg><desc><table><tr><style></style>${inner}</tr></table></desc></svg>`,
  (inner) => `<svg><foreignObject>${inner}</foreignObject></svg>`,
  (inner) => `<svg><title>${inner}</title></svg>`,
  (inner) => `<svg><style>${inner}</style></svg>`,
  (inner) => `<math><annotation-xml encoding="text/html">${inner}</annotation-xml></math>`,
  (inner) =>
    `<form><math><mtext></form><form><mglyph><style></math>${inner}</style></mglyph></form></mtext></math>`,
  (inner) => `<noscript><p title="</noscript>${inner}"></noscript>`,
  (inner) => `<noembed><p title="</noembed>${inner}"></noembed>`,
  (inner) => `<noframes><p title="</noframes>${inner}"></noframes>`,
  (inner) => `<xmp><p title="</xmp>${inner}"></xmp>`,
  (inner) => `<template>${inner}</template>${inner}`,
  (inner) => `<select><option>${inner}</option></select>`,
  (inner) => `<table><td>${inner}`,
  (inner) => `<b><p></b>${inner}</p>`,
  (inner) => `<a><a>${inner}`,
  (inner) => `<x xmlns="http://www.w3.org/1999/xhtml">${inner}</x>`,
  (inner) => `<img name=getElementById>${inner}`,
];

/** Event handlers of current and former browsers, including those of the window and of SVG animation. */
const eventNames: readonly string[] = `
  abort afterprint animationcancel animationend animationiteration animationstart auxclick beforecopy beforecut
  beforeinput beforematch beforepaste beforeprint beforetoggle beforeunload begin blur cancel canplay canplaythrough
  change click close command contentvisibilityautostatechange contextlost contextmenu contextrestored copy cuechange cut
  dblclick drag dragend dragenter dragexit dragleave dragover dragstart drop durationchange emptied end ended error focus
  focusin focusout formdata fullscreenchange fullscreenerror gesturechange gestureend gesturestart gotpointercapture
  hashchange input invalid keydown keypress keyup languagechange load loadeddata loadedmetadata loadstart location
  lostpointercapture message mousedown mouseenter mouseleave mousemove mouseout mouseover mouseup mousewheel
  mozfullscreenchange offline online pagehide pagereveal pageshow pageswap paste pause play playing pointercancel pointerdown
  pointerenter pointerleave pointermove pointerout pointerover pointerrawupdate pointerup popstate progress promptaction
  promptdismiss ratechange repeat reset resize scroll scrollend scrollsnapchange scrollsnapchanging search
  securitypolicyviolation seeked seeking select selectionchange selectstart show slotchange stalled storage submit suspend
  timeupdate toggle touchcancel touchend touchmove touchstart transitioncancel transitionend transitionrun transitionstart
  unhandledrejection unload validationstatuschange volumechange waiting webkitanimationend webkitanimationiteration
  webkitanimationstart webkitfullscreenchange webkitmouseforcechanged webkitmouseforcedown webkitmouseforceup
  webkitmouseforcewillbegin webkitplaybacktargetavailabilitychanged webkitpresentationmodechanged webkittransitionend
  webkitwillrevealbottom wheel`
  .trim()
  .split(/\s+/);

/** Elements that a denylist forgets, current and obsolete. */
const tagNames: readonly string[] = `
  abbr acronym address animate animatemotion animatetransform applet article aside audio basefont bdi bdo bgsound big blink
  blockquote body br canvas caption center circle cite code col colgroup command content data datalist dd del dfn dialog dir discard div dl dt
  element em fieldset figcaption figure font footer frame frameset h1 head header hgroup hr html i image ins isindex kbd keygen label
  layer legend li line link listing main map mark marquee menu menuitem meter mi mn mo multicol nav nextid nobr ol optgroup
  output p param path picture plaintext pre progress q rb rect ruby s samp search section selectedcontent set slot small
  source spacer span strike strong sub summary sup tbody tfoot th thead time track tt u ul var wbr xss`
  .trim()
  .split(/\s+/);

/** Ways to write a handler: quoted, unquoted, after a slash, in capitals, in other markup languages. */
const carriers: readonly ((name: string, code: string) => string)[] = [
  (name, code) => `<img src=x on${name}=${code}>`,
  (name, code) => `<svg on${name}="${code}"></svg>`,
  (name, code) => `<input autofocus on${name}='${code}'>`,
  (name, code) => `<details open on${name}=${code}>x</details>`,
  (name, code) => `<video src=x on${name.toUpperCase()}="${code}"></video>`,
  (name, code) => `<svg/on${name}\n=\t"${code}"><animate attributeName=x dur=1s></animate></svg>`,
  (name, code) => `"><button popovertarget=x on${name}="${code}">x</button>`,
];

/** Disguised forms that word filters miss. */
const disguises: readonly Vector[] = [
  (id) => `<ScRiPt>alert(${id})</sCrIpT>`,
  (id) => `<script/x>alert(${id})</script\n>`,
  (id) => `<script\u000c>alert(${id})</script>`,
  (id) => `<scr<script>ipt>alert(${id})</script>`,
  (id) => `<<script>alert(${id})//<</script>`,
  (id) => `<script src="data:text/javascript,alert(${id})"></script>`,
  (id) => `<script type=module>alert(${id})</script>`,
  (id) => `<script>\\u0061lert(${id})</script>`,
  (id) => `<script>window['al'+'ert'](${id})</script>`,
  (id) => `<script>alert\`${id}\`</script>`,
  (id) => `<img src=x onerror="&#97;&#108;&#101;&#114;&#116;(${id})">`,
  (id) => `<img src=x onerror="&#x61;&#x6c;&#x65;&#x72;&#x74;(${id})">`,
  (id) => `<img src=x onerror="alert&lpar;${id}&rpar;">`,
  (id) => `<img src=x onerror=alert&#40;${id}&#41;>`,
  (id) => `<img/src=x/onerror=alert(${id})>`,
  (id) => `<img src=x\u000conerror=alert(${id})>`,
  (id) => `<img src="x"onerror="alert(${id})">`,
  (id) => `<img src=x onerror=\`alert(${id})\` onerror=alert(${id})>`,
  (id) => `<img src=x onerror="throw onerror=alert,${id}">`,
  (id) => `<img src=x onerror="top[8680439..toString(30)](${id})">`,
  (id) => `<a href="JaVaScRiPt:alert(${id})">x</a>`,
  (id) => `<a href=" \u0001javascript:alert(${id})">x</a>`,
  (id) => `<a href="java\tscript:alert(${id})">x</a>`,
  (id) => `<a href="java\nscript\r:alert(${id})">x</a>`,
  (id) => `<a href="javascript&colon;alert(${id})">x</a>`,
  (id) => `<a href="&#106avascript:alert(${id})">x</a>`,
  (id) => `<a href="javascript://%0aalert(${id})">x</a>`,
  (id) => `<a href="javascript:%61lert(${id})">x</a>`,
  (id) => `<a href="data:text/html,<script>alert(${id})</script>">x</a>`,
  (id) => `<area href="javascript:alert(${id})">`,
  (id) => `<form action="javascript:alert(${id})"><button>x</button></form>`,
  (id) => `<form><button formaction="javascript:alert(${id})">x</button></form>`,
  (id) => `<svg><a xlink:href="javascript:alert(${id})"><text y=9>x</text></a></svg>`,
  (id) => `<svg><use href="data:image/svg+xml,<svg id='x' onload='alert(${id})'></svg>#x"></use></svg>`,
  (id) => `<iframe src="javascript:parent.alert(${id})"></iframe>`,
  (id) => `<object data="javascript:alert(${id})"></object>`,
  (id) => `<embed src="javascript:alert(${id})">`,
  (id) => `<meta http-equiv=refresh content="0;url=javascript:alert(${id})">`,
  (id) => `<base href="javascript:/a/-alert(${id})//"><a href="#">x</a>`,
];

const onEvents: Vector[] = [
  ...tagNames.map(
    (tag): Vector =>
      (id) =>
        `<${tag} tabindex=1 contenteditable onclick=alert(${id})>x`,
  ),
  ...carriers.flatMap((carry) =>
    eventNames.map(
      (name): Vector =>
        (id) =>
          carry(name, `alert(${id})`),
    ),
  ),
];

/** Number of strings of each kind, as the quality goals count them. */
const counts = { mutations: 223, events: 1174, disguises: 39 };

/**
 * Strings of our own that cover the topics of DOMPurify's fixtures, PortSwigger's cheat sheet and wfuzz's list: parser
 * state changes, every handler on elements of every kind, disguised words. The lists themselves aren't included: the
 * cheat sheet has no licence, and wfuzz's licence doesn't fit this project.
 */
export const hostileMarkup: readonly string[] = [
  ...crossed(surroundings, payloads).slice(0, counts.mutations),
  ...onEvents.slice(0, counts.events),
  ...disguises.slice(0, counts.disguises),
].map((vector, index) => vector(firstId + index));

/** Finds the string that passed a value to `alert`; `undefined` for values of other origin. */
export const hostileMarkupOf = (handed: unknown): string | undefined =>
  hostileMarkup[Number(handed) - firstId];
