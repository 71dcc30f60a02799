/* Card fields of Stripe. Number, date and code are typed into frames of Stripe's; the host page receives a token. */
(function () {
  'use strict';
  var page = window.foyerPage;
  var form = document.getElementById('card');
  var stripe = window.Stripe(page.texts.publishableKey, { locale: page.texts.locale });
  var elements = stripe.elements();
  var mounted = {
    number: elements.create('cardNumber', { showIcon: false }),
    expiry: elements.create('cardExpiry'),
    cvc: elements.create('cardCvc'),
  };
  var inputs = ['nameOnCard', 'postalCode'];
  var isComplete = {};
  var isBusy = false;

  function show(name, text) {
    document.getElementById(name + '-error').textContent = text || '';
    var field = document.getElementById(name);
    if (text) field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
  }
  function problem(name, kind) {
    return page.texts.problems[name + '_' + kind] || page.texts.problems.invalid;
  }
  function focusOn(name) {
    (mounted[name] || document.getElementById(name)).focus();
  }
  // Stripe's frames don't see our style sheet.
  function style() {
    var computed = getComputedStyle(document.getElementById('nameOnCard'));
    return { base: { color: computed.color, fontFamily: computed.fontFamily, fontSize: computed.fontSize } };
  }

  Object.keys(mounted).forEach(function (name) {
    mounted[name].mount('#' + name);
    mounted[name].on('change', function (event) {
      isComplete[name] = event.complete;
      show(name, event.error && event.error.message);
    });
  });
  inputs.forEach(function (name) {
    document.getElementById(name).addEventListener('input', function () {
      show(name);
    });
  });

  function findProblems() {
    var found = Object.keys(mounted).filter(function (name) {
      return !isComplete[name];
    });
    found.forEach(function (name) {
      show(name, problem(name, 'missing'));
    });
    if (!document.getElementById('nameOnCard').value.trim()) {
      show('nameOnCard', problem('nameOnCard', 'missing'));
      found.push('nameOnCard');
    }
    return found;
  }
  function refuse(fields) {
    focusOn(fields[0]);
    page.tell({ type: 'foyer.card.invalid', fields: fields });
  }

  function submit() {
    if (isBusy) return;
    var problems = findProblems();
    if (problems.length) {
      refuse(problems);
      return;
    }
    isBusy = true;
    var postalCode = document.getElementById('postalCode').value.trim();
    stripe
      .createPaymentMethod({
        type: 'card',
        card: mounted.number,
        billing_details: {
          name: document.getElementById('nameOnCard').value.trim(),
          address: postalCode ? { postal_code: postalCode } : undefined,
        },
      })
      .then(function (result) {
        if (result.error) {
          show('number', result.error.message || problem('number', 'refused'));
          refuse(['number']);
          return;
        }
        page.tell({
          type: 'foyer.card',
          cardToken: result.paymentMethod.id,
        });
      })
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
    focusOn('number');
  });
  page.listen('foyer.card.clear', function () {
    form.reset();
    Object.keys(mounted).forEach(function (name) {
      mounted[name].clear();
      show(name);
    });
    inputs.forEach(function (name) {
      show(name);
    });
  });
  // The bank refused the card. Clears what can't be charged again, so that another press does not repeat the refusal.
  var concerned = { incorrectCvc: ['cvc'], expiredCard: ['expiry'] };
  page.listen('foyer.card.refused', function (message) {
    if (message.reason === 'processingError') return;
    var isKnown = Object.prototype.hasOwnProperty.call(concerned, message.reason);
    var cleared = isKnown ? concerned[message.reason] : ['number', 'expiry', 'cvc'];
    cleared.forEach(function (name) {
      mounted[name].clear();
    });
    show(cleared[0], problem(cleared[0], 'refused'));
  });
  page.listen('foyer.card.labels', function (message) {
    var labels = message.labels;
    if (!labels || typeof labels !== 'object') return;
    Object.keys(mounted)
      .concat(inputs)
      .forEach(function (name) {
        var label = labels[name];
        if (typeof label === 'string' && label.length <= 80) {
          document.getElementById(name + '-label').textContent = label;
        }
      });
  });
  page.afterTheme(function () {
    Object.keys(mounted).forEach(function (name) {
      mounted[name].update({ style: style() });
    });
  });
  page.ready();
})();
