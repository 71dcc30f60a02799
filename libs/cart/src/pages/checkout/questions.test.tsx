import { screen, waitFor } from '@testing-library/react';
import { buildEventProfile, refuse } from '@foyer/testing';
import { buildOrder } from '../../testing/buildOrder.ts';
import { buildQuestions } from '../../testing/buildQuestions.ts';
import { here, payButton, sent, showCheckout } from '../../testing/showCheckout.tsx';

beforeEach(() => window.sessionStorage.clear());

const asked = { getEventProfile: buildEventProfile({ questions: buildQuestions() }) };
const size = (number: number) =>
  screen.findByRole('combobox', { name: new RegExp(`^Pass ${number}: Shirt size`) });

describe('questions of the organiser at checkout', () => {
  it('go with the payment: for each token, for the order, and without those left blank', async () => {
    const { user, api } = showCheckout({ ...asked, payCart: buildOrder() });
    await user.selectOptions(await size(1), 'Small');
    await user.selectOptions(await size(2), 'Large');
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    await user.click(await payButton());
    await waitFor(() => expect(sent(api, 'payCart')).toHaveLength(1));
    expect(sent(api, 'payCart')[0]).toMatchObject({
      answers: [
        { questionId: 'size', number: 1, answer: 'small' },
        { questionId: 'size', number: 2, answer: 'large' },
        { questionId: 'first', answer: 'yes' },
      ],
    });
  });

  it('are marked in place when a required one is missing; the first has the focus, and nothing is charged', async () => {
    const { user, api } = showCheckout({ ...asked, payCart: buildOrder() });
    await user.selectOptions(await size(1), 'Small');
    await user.click(await payButton());
    await waitFor(async () => expect(await size(2)).toHaveFocus());
    expect(await size(2)).toHaveAccessibleDescription('Answer this question.');
    expect(await size(1)).not.toHaveAccessibleDescription();
    expect(screen.getAllByText('Answer this question.')).toHaveLength(2);
    expect(sent(api, 'payCart')).toEqual([]);
    await user.selectOptions(await size(2), 'Large');
    expect(await size(2)).not.toHaveAccessibleDescription();
  });

  it('are marked where the server refused them', async () => {
    const optional = buildQuestions().map((question) => ({ ...question, required: false }));
    const { user } = showCheckout({
      getEventProfile: buildEventProfile({ questions: optional }),
      payCart: refuse('invalidAnswers', { message: 'Answer them.', details: { fields: ['size.2'] } }),
    });
    await size(2);
    await user.click(await payButton());
    await waitFor(async () => expect(await size(2)).toHaveAccessibleDescription('Answer this question.'));
    expect(screen.getAllByText('Answer this question.')).toHaveLength(1);
  });

  it('keep what was typed over a reload', async () => {
    const { user, unmount } = showCheckout(asked);
    await user.type(await screen.findByRole('textbox', { name: /Which club/ }), 'Harriers');
    unmount();
    showCheckout(asked);
    expect(await screen.findByRole('textbox', { name: /Which club/ })).toHaveValue('Harriers');
  });

  it('are not there where nothing is asked', async () => {
    const { user, api } = showCheckout({ payCart: buildOrder() });
    await screen.findByRole('radio', { name: /Visa/ });
    await user.click(await payButton());
    await waitFor(() => expect(here()).toHaveTextContent('/receipt'));
    expect(sent(api, 'payCart')[0]).not.toHaveProperty('answers');
    expect(screen.queryByRole('heading', { name: 'Questions from the organizer' })).toBeNull();
  });
});
