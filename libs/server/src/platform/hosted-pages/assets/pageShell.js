/* Shared code of both gateway pages: messaging, trusted origins, appearance. */
(function () {
  'use strict';
  var root = document.documentElement;
  var parentOrigin = root.getAttribute('data-parent-origin');
  // Host page of a frame, or opener of a window.
  var partner = window.parent !== window ? window.parent : window.opener;
  var patterns = {
    color: /^(#[0-9a-f]{3,8}|(rgb|hsl)a?\([\d\s.,%/]{1,60}\))$/i,
    length: /^\d{1,2}px$/,
    font: /^[\w\s,'"-]{1,120}$/,
  };
  var themeKinds = {
    text: 'color',
    muted: 'color',
    field: 'color',
    border: 'color',
    focus: 'color',
    danger: 'color',
    radius: 'length',
    font: 'font',
  };

  // Called when the host page has sent its colors.
  var afterTheme;

  function tell(message) {
    if (partner) partner.postMessage(Object.assign({ version: 1 }, message), parentOrigin);
  }

  function applyTheme(theme) {
    Object.keys(themeKinds).forEach(function (name) {
      var value = theme[name];
      if (typeof value === 'string' && patterns[themeKinds[name]].test(value)) {
        root.style.setProperty('--' + name, value);
      }
    });
    if (theme.tone === 'dark' || theme.tone === 'light') root.style.colorScheme = theme.tone;
    if (afterTheme) afterTheme();
  }

  var listeners = {
    'foyer.card.theme': function (message) {
      if (message.theme && typeof message.theme === 'object') applyTheme(message.theme);
    },
  };

  // Accepts messages only from that window, with the origin that the server verified.
  window.addEventListener('message', function (event) {
    if (event.origin !== parentOrigin || event.source !== partner) return;
    var message = event.data;
    if (!message || typeof message !== 'object' || message.version !== 1) return;
    if (Object.prototype.hasOwnProperty.call(listeners, message.type)) listeners[message.type](message);
  });

  function watchHeight() {
    var last = 0;
    function report() {
      var height = Math.ceil(document.body.getBoundingClientRect().height);
      if (height === last) return;
      last = height;
      tell({ type: 'foyer.card.resize', height: height });
    }
    if (typeof ResizeObserver === 'function') new ResizeObserver(report).observe(document.body);
    window.addEventListener('resize', report);
    report();
  }

  window.foyerPage = {
    tell: tell,
    listen: function (type, listener) {
      listeners[type] = listener;
    },
    afterTheme: function (listener) {
      afterTheme = listener;
    },
    texts: JSON.parse(document.getElementById('texts').textContent),
    ready: function () {
      watchHeight();
      tell({ type: 'foyer.card.ready' });
    },
  };
})();
