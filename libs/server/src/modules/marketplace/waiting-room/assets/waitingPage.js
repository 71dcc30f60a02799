/* Waits for the turn of a place. Runs in every browser of the apps: no build, no library. */
(function () {
  'use strict';
  var byId = document.getElementById.bind(document);
  var given = JSON.parse(byId('given').textContent);
  var texts = given.texts;
  var placeKey = 'foyer-place-' + given.eventId;
  var pollMs = 15000;
  var longestPauseMs = 60000;
  // The server's own view of the room may be this old.
  var staleMs = 1500;
  // Answer about the room, own place, difference of the clocks, failed calls in a row, whether the page is left.
  var room,
    place,
    offset,
    failures = 0,
    isLeaving = false,
    isFresh = false,
    isSignedOut = false,
    timer;

  function say(key, values) {
    return texts[key].replace(/\{(\w+)\}/g, function (_all, name) {
      return values[name];
    });
  }
  function show(id, text) {
    var element = byId(id);
    // An unchanged live region must not be announced again.
    if (element.textContent !== text) element.textContent = text;
  }
  function read(storage, key) {
    try {
      return window[storage].getItem(key);
    } catch {
      return null;
    }
  }
  function keep(storage, key, value) {
    try {
      window[storage].setItem(key, value);
    } catch {
      // Without storage, the server gives the same place again.
    }
  }
  function session() {
    return read('localStorage', 'foyer-auth-token');
  }
  function browserSession() {
    var known = read('sessionStorage', 'foyer-session-id');
    if (known) return known;
    var numbers = crypto.getRandomValues(new Uint32Array(4));
    var made = 'waiting-' + Array.prototype.join.call(numbers, '-');
    keep('sessionStorage', 'foyer-session-id', made);
    return made;
  }
  function call(method, path, body) {
    var headers = { Accept: 'application/json', 'Accept-Language': given.locale };
    if (body) {
      headers['Content-Type'] = 'application/json';
      headers['Api-Client-SessionId'] = browserSession();
      headers.Authorization = 'Bearer ' + session();
    }
    return fetch('/api' + path, {
      method: method,
      headers: headers,
      body: body && JSON.stringify(body),
    }).then(function (response) {
      if (!response.ok) throw response.status;
      return response.json();
    });
  }

  // Page to go to; only one of this site.
  function target() {
    var wanted = location.hash.slice(1);
    try {
      if (/^\/(?![/\\])/.test(wanted) && new URL(wanted, location.origin).origin === location.origin)
        return wanted;
    } catch {
      // The event's own page then.
    }
    return room.address;
  }
  function offer(text, label, address) {
    var link = byId('act');
    show('say', text);
    link.textContent = label;
    link.setAttribute('href', address);
    link.hidden = false;
  }

  function takePlace() {
    return call('POST', '/waitingRoom/place', { eventId: given.eventId }).then(function (taken) {
      if (!taken.place) return;
      place = taken.place;
      place.of = session().slice(-8);
      isFresh = true;
      keep('localStorage', placeKey, JSON.stringify(place));
      setCookie();
    });
  }
  function setCookie() {
    var secure = location.protocol === 'https:' ? '; secure' : '';
    document.cookie = placeKey + '=' + place.token + '; path=/; max-age=86400; samesite=lax' + secure;
  }
  function ensurePlace() {
    isSignedOut = session() === null;
    if (isSignedOut || place) return Promise.resolve();
    var known = JSON.parse(read('localStorage', placeKey) || 'null');
    if (known && known.of === session().slice(-8)) {
      place = known;
      setCookie();
      return Promise.resolve();
    }
    return takePlace();
  }
  function findRank() {
    if (place.number) return Promise.resolve(place.number);
    var bytes = new TextEncoder().encode(room.seed + '.' + place.placeId);
    return crypto.subtle.digest('SHA-256', bytes).then(function (hash) {
      var view = new DataView(hash);
      var fraction = (view.getUint32(0) * 65536 + view.getUint16(4)) / Math.pow(2, 48);
      return 1 + Math.floor(fraction * room.drawn);
    });
  }

  function listItems() {
    var list = byId('items');
    byId('onSale').hidden = room.items.length === 0;
    list.textContent = '';
    room.items.forEach(function (item) {
      var row = document.createElement('li');
      [item.name, texts[item.isSoldOut ? 'soldOut' : 'available']].forEach(function (text) {
        row.appendChild(document.createElement('span')).textContent = text;
      });
      if (item.isSoldOut) row.className = 'out';
      list.appendChild(row);
    });
    byId('proof').hidden = !room.seedHash;
    show('hash', room.seedHash || '');
    show('seed', room.seed || '–');
  }

  var now = function () {
    return Date.now() + offset;
  };
  function leave(address) {
    isLeaving = true;
    clearTimeout(timer);
    setTimeout(
      function () {
        location.replace(address);
      },
      staleMs + Math.random() * 1500,
    );
  }
  function admit() {
    if (document.cookie.indexOf(placeKey + '=') < 0) {
      show('say', texts.cookies);
      return;
    }
    isLeaving = true;
    show('say', texts.admitted);
    // A stored place may be of a room that was closed since: the server gives the one that counts.
    (isFresh ? Promise.resolve() : takePlace()).then(
      function () {
        leave(target());
      },
      function () {
        isLeaving = false;
      },
    );
  }
  function twoDigits(number) {
    return (number < 10 ? '0' : '') + number;
  }
  function clockText(ms) {
    var seconds = Math.max(0, Math.ceil(ms / 1000));
    var hours = Math.floor(seconds / 3600);
    var rest = twoDigits(Math.floor(seconds / 60) % 60) + ':' + twoDigits(seconds % 60);
    return hours > 0 ? hours + ':' + rest : rest;
  }
  function showArrival() {
    var left = Date.parse(room.opensAt) - now();
    var time = new Date(room.opensAt).toLocaleTimeString(given.locale, {
      hour: 'numeric',
      minute: '2-digit',
    });
    show('rank', '');
    show('clock', clockText(left));
    byId('bar').hidden = true;
    show('say', left > 0 ? say('arrival', { time: time }) : texts.drawing);
  }
  function showTurn(rank) {
    var passed = room.isPaused ? 0 : Math.max(0, now() - Date.parse(room.serverTime));
    var admitted = room.admitted + Math.floor((passed / 60000) * room.admittedPerMinute);
    var left = rank - admitted;
    if (left <= 0) {
      admit();
      return;
    }
    var minutes = Math.ceil(left / room.admittedPerMinute);
    show('clock', '');
    show('rank', say('place', { place: rank.toLocaleString(given.locale) }));
    var bar = byId('bar');
    bar.hidden = false;
    bar.max = rank;
    bar.value = admitted;
    if (room.isPaused) show('say', texts.paused);
    else show('say', minutes > 1 ? say('waiting', { minutes: minutes }) : texts.waitingSoon);
  }
  function tick() {
    if (!room || isLeaving || room.phase === 'none') return;
    if (isSignedOut) {
      offer(texts.logIn, texts.logInButton, '/authentication?returnTo=' + encodeURIComponent(target()));
      return;
    }
    byId('act').hidden = true;
    if (failures > 2) show('say', texts.offline);
    else if (room.phase === 'arrival') showArrival();
    else if (place) findRank().then(showTurn);
  }

  // A pause between two calls with a random share, so that waiting browsers spread.
  function pause() {
    if (failures > 0) return Math.min(longestPauseMs, 1000 * Math.pow(2, failures)) * (0.5 + Math.random());
    var usual = pollMs * (0.8 + 0.4 * Math.random());
    if (!room || room.phase !== 'arrival') return usual;
    return Math.max(1000, Math.min(usual, Date.parse(room.opensAt) - now() + Math.random() * 3000));
  }
  function load() {
    clearTimeout(timer);
    if (isLeaving) return;
    call('GET', '/waitingRoom/public/status?eventId=' + given.eventId)
      .then(function (answer) {
        var difference = Date.parse(answer.serverTime) - Date.now();
        // Answers come late, never early: the greatest difference is the nearest, unless the clock was moved.
        offset =
          offset === undefined || Math.abs(difference - offset) > 60000
            ? difference
            : Math.max(offset, difference);
        room = answer;
        show('name', room.eventName);
        listItems();
        if (room.phase !== 'none') return ensurePlace();
        show('clock', '');
        show('rank', '');
        byId('bar').hidden = true;
        offer(texts.none, texts.noneButton, target());
      })
      .then(
        function () {
          failures = 0;
        },
        function (reason) {
          if (reason === 401) isSignedOut = true;
          else failures += 1;
          if (!room && failures > 1) show('say', texts.offline);
        },
      )
      .then(function () {
        tick();
        if (!isLeaving && !(room && room.phase === 'none')) timer = setTimeout(load, pause());
      });
  }

  if (given.main) {
    // In a partner's page there is no lasting session, so the place is taken in a window of its own.
    offer(texts.framed, texts.framedButton, given.main);
    byId('act').setAttribute('target', '_blank');
    byId('act').setAttribute('rel', 'noopener');
    return;
  }
  window.addEventListener('online', load);
  window.addEventListener('storage', function (event) {
    if (event.key !== 'foyer-auth-token') return;
    place = undefined;
    load();
  });
  document.addEventListener('visibilitychange', function () {
    if (!document.hidden) load();
  });
  setInterval(tick, 1000);
  load();
})();
