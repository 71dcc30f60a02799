/* Verification by the card's bank, in Stripe's dialog. The server reads the result from Stripe by the payment's id. */
(function () {
  'use strict';
  var page = window.foyerPage;
  var status = document.getElementById('status');
  var stripe = window.Stripe(page.texts.publishableKey, { locale: page.texts.locale });
  stripe
    .handleNextAction({ clientSecret: page.texts.secret })
    .then(function () {
      status.textContent = page.texts.done;
      page.tell({ type: 'foyer.card.verification', verificationToken: page.texts.intent });
    })
    .catch(function () {
      status.textContent = page.texts.expired;
      page.tell({ type: 'foyer.card.failed' });
    });
  page.ready();
})();
