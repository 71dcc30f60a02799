/* Verification page of the bank. Its answer is a single-use token, sent to the requesting page only. */
(function () {
  'use strict';
  var page = window.foyerPage;
  var question = document.getElementById('question');
  var buttons = [].slice.call(question.querySelectorAll('button'));

  function finish(text, message) {
    question.querySelector('[role=status]').textContent = text;
    question.querySelector('.actions').hidden = true;
    page.tell(message);
  }

  function answer(isApproved) {
    buttons.forEach(function (button) {
      button.disabled = true;
    });
    fetch(question.getAttribute('data-answer-to'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ approved: isApproved }),
      credentials: 'omit',
    })
      .then(function (response) {
        if (!response.ok) throw new Error('refused');
        return response.json();
      })
      .then(function (body) {
        finish(page.texts.done, {
          type: 'foyer.card.verification',
          verificationToken: body.verificationToken,
        });
      })
      .catch(function () {
        finish(page.texts.expired, { type: 'foyer.card.failed' });
      });
  }

  // The buttons are disabled until here, since a click before the script listens would be lost.
  buttons.forEach(function (button) {
    button.disabled = false;
  });
  if (buttons.length) {
    buttons[0].addEventListener('click', function () {
      answer(true);
    });
    buttons[1].addEventListener('click', function () {
      answer(false);
    });
  }
  page.ready();
})();
