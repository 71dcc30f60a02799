/** Runs in every browser: in the language of 2009, and with nothing that it has not tested for. */
(function (browsers, own) {
  'use strict';
  var userAgent = navigator.userAgent;

  /** By what it says of itself; the first that fits decides. */
  function saysTooOld() {
    var found;
    for (var index = 0; index < browsers.length; index += 1) {
      found = new RegExp(browsers[index].pattern).exec(userAgent);
      if (found) return Number(found[1]) < browsers[index].oldest;
    }
    return false;
  }

  /** What Safari 12 and Firefox 68 have, and the legacy build takes for granted. */
  function lacksGround() {
    return !(
      window.Promise &&
      window.fetch &&
      window.Proxy &&
      window.Symbol &&
      Symbol.asyncIterator &&
      [].flat &&
      window.CSS &&
      CSS.supports &&
      CSS.supports('color', 'var(--a)')
    );
  }

  /** Chrome 120, Firefox 124 and Safari 17.4 are the first with all of it; what no build can give comes last. */
  function isModern() {
    return !!(
      window.AbortSignal &&
      AbortSignal.any &&
      URL.canParse &&
      CSS.supports('color', 'color-mix(in srgb, red, red)')
    );
  }

  function filesOf(build) {
    var list = own.getAttribute('data-' + build);
    return list ? list.split(' ') : [];
  }

  function load(files) {
    var nonce = own.nonce || own.getAttribute('nonce');
    var trust = { createScriptURL: String };
    if (window.trustedTypes) trust = window.trustedTypes.createPolicy('foyer-builds', trust);
    for (var index = 0; index < files.length; index += 1) {
      var script = document.createElement('script');
      script.async = false;
      script.setAttribute('nonce', nonce);
      script.src = trust.createScriptURL(files[index]);
      document.head.appendChild(script);
    }
  }

  var tooOld = saysTooOld() || lacksGround();
  var files = tooOld ? [] : filesOf(isModern() ? 'modern' : 'legacy');
  if (files.length > 0) load(files);
  else location.replace('/' + document.documentElement.lang + '/unsupportedBrowser');
})(BROWSERS, document.getElementById('foyer-builds'));
