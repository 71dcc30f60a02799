(function () {
  'use strict';
  var settings = {};
  var consent = {};
  var id = new URL(document.currentScript.src).searchParams.get('id');
  var layer = (window.dataLayer = window.dataLayer || []);
  var names = ['_ga', '_ga_' + id.replace('G-', '')];

  function mayStore() {
    return consent.analytics_storage === 'granted';
  }
  function keep() {
    if (!mayStore()) return;
    names.forEach(function (name) {
      document.cookie =
        name + '=GA1.1.' + (settings.client_id || '1') + '; path=/; max-age=63072000; SameSite=Lax';
    });
  }
  function send(name, parameters) {
    if (window['ga-disable-' + id]) return;
    keep();
    fetch('/sandbox/tags/collect', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        id: id,
        name: name,
        consent: consent,
        settings: settings,
        parameters: parameters || {},
      }),
    }).catch(function () {});
  }
  function take(entry) {
    // Like the original: commands are `arguments` objects; other entries belong to the tag manager.
    if (Object.prototype.toString.call(entry) !== '[object Arguments]') return;
    var command = entry[0];
    if (command === 'consent') Object.assign(consent, entry[2]);
    if (command === 'set') Object.assign(settings, entry[1]);
    if (command === 'config' && entry[1] === id) {
      Object.assign(settings, entry[2]);
      if (settings.send_page_view !== false) send('page_view');
    }
    if (command === 'event') send(entry[1], entry[2]);
  }
  var push = layer.push;
  layer.push = function () {
    var length = push.apply(layer, arguments);
    Array.prototype.forEach.call(arguments, take);
    return length;
  };
  layer.slice().forEach(take);
})();
