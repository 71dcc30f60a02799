/* Card fields. Typed values go to the gateway's own origin only; the host page receives a single-use token. */
(function () {
  'use strict';
  var page = window.foyerPage;
  var form = document.getElementById('card');
  var names = ['number', 'expiry', 'cvc', 'nameOnCard', 'postalCode'];
  var isBusy = false;

  function input(name) {
    return document.getElementById(name);
  }

  function show(name, problem) {
    var text = problem ? page.texts.problems[name + '_' + problem] || page.texts.problems.invalid : '';
    document.getElementById(name + '-error').textContent = text;
    if (problem) input(name).setAttribute('aria-invalid', 'true');
    else input(name).removeAttribute('aria-invalid');
  }

  function grouped(digits) {
    var isAmex = /^3[47]/.test(digits);
    var groups = isAmex ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : /^(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,7})?/;
    var match = groups.exec(digits);
    return match ? match.slice(1).filter(Boolean).join(' ') : '';
  }

  // Inserts blanks only while the caret is at the end, since it would jump otherwise.
  function isAtEnd(field) {
    return field.selectionStart === field.value.length;
  }
  function groupNumber() {
    var number = input('number');
    if (isAtEnd(number)) number.value = grouped(number.value.replace(/\D/g, '').slice(0, 19));
  }
  input('number').addEventListener('input', groupNumber);
  // The browser may have filled it in before this script ran.
  groupNumber();
  input('expiry').addEventListener('input', function (event) {
    if (!isAtEnd(this) || (event.inputType || '').indexOf('delete') === 0) return;
    var typed = this.value;
    var digits = typed.replace(/\D/g, '');
    if (/^\d{2}\s*\/\s*20\d{2}$/.test(typed)) digits = digits.slice(0, 2) + digits.slice(4);
    if (/^[2-9]/.test(digits) || /^\d\//.test(typed)) digits = '0' + digits;
    digits = digits.slice(0, 4);
    this.value = digits.length >= 2 ? digits.slice(0, 2) + '/' + digits.slice(2) : digits;
  });
  names.forEach(function (name) {
    input(name).addEventListener('input', function () {
      show(name, undefined);
    });
  });

  function showProblems(problems) {
    var first;
    names.forEach(function (name) {
      show(name, problems[name]);
      if (problems[name] && !first) first = name;
    });
    if (first) input(first).focus();
    page.tell({ type: 'foyer.card.invalid', fields: Object.keys(problems) });
  }

  function read(response) {
    return response.json().then(function (body) {
      if (response.status === 422 && body.problems) return showProblems(body.problems);
      if (!response.ok) throw new Error('refused');
      page.tell(Object.assign({ type: 'foyer.card' }, body));
    });
  }

  function submit() {
    if (isBusy) return;
    isBusy = true;
    var entry = {};
    names.forEach(function (name) {
      entry[name] = input(name).value;
    });
    fetch('/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(entry),
      credentials: 'omit',
    })
      .then(read)
      .catch(function () {
        page.tell({ type: 'foyer.card.failed' });
      })
      .then(function () {
        isBusy = false;
      });
  }

  form.addEventListener('submit', function (event) {
    event.preventDefault();
    submit();
  });
  page.listen('foyer.card.submit', submit);
  page.listen('foyer.card.focus', function () {
    (form.querySelector('[aria-invalid]') || input('number')).focus();
  });
  page.listen('foyer.card.clear', function () {
    form.reset();
    names.forEach(function (name) {
      show(name, undefined);
    });
  });
  // The bank refused the card. Clears what can't be charged again, so that another press does not repeat the refusal.
  var concerned = { incorrectCvc: ['cvc'], expiredCard: ['expiry'] };
  page.listen('foyer.card.refused', function (message) {
    if (message.reason === 'processingError') return;
    var isKnown = Object.prototype.hasOwnProperty.call(concerned, message.reason);
    var cleared = isKnown ? concerned[message.reason] : ['number', 'expiry', 'cvc'];
    cleared.forEach(function (name) {
      input(name).value = '';
    });
    show(cleared[0], 'refused');
  });
  page.listen('foyer.card.labels', function (message) {
    var labels = message.labels;
    if (!labels || typeof labels !== 'object') return;
    names.forEach(function (name) {
      var label = labels[name];
      if (typeof label === 'string' && label.length <= 80) {
        document.getElementById(name + '-label').textContent = label;
      }
    });
  });
  page.ready();
})();
