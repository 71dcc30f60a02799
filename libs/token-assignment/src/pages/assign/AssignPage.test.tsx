import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import type { Token } from '@foyer/contract';
import { buildToken, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { buildActivity, buildSentGroup, tokenSettings, yes } from '../../testing/tokenSettings.ts';
import { AssignPage } from './AssignPage.tsx';

const token = buildToken();
const second = '01936f5e-7c00-7000-8000-0000000000c2';
const base = `/myPass/token/${token.eventId}/assign`;
const withAllowed = (allowed: Partial<NonNullable<Token['allowed']>>, more: Partial<Token> = {}): Token =>
  buildToken({ ...more, allowed: { showCode: yes, ...allowed } });
const show = (answers: MockAnswers = {}, path = `${base}/${token.tokenId}`) =>
  renderFeature(
    <Routes>
      <Route path="/myPass/token/:eventId/assign/:tokenId?" element={<AssignPage />} />
    </Routes>,
    tokenSettings(
      {
        getEventActivity: buildActivity({
          tokens: [withAllowed({ transfer: yes }), withAllowed({ transfer: yes }, { tokenId: second })],
        }),
        createTokenAssignment: buildSentGroup(),
        ...answers,
      },
      { path },
    ),
  );

describe('AssignPage', () => {
  it('sends the chosen token and an added one in two presses after choosing [C2.09a, C4.16a, C4.16b]', async () => {
    const { user, api } = show();
    const [main, other] = await screen.findAllByRole('checkbox');
    expect(main).toBeChecked();
    await user.click(main!);
    expect(main).toBeChecked();
    await user.click(other!);
    await user.type(screen.getByLabelText('Their email address'), 'grace@example.com');
    await user.type(screen.getByRole('textbox', { name: /^Message/ }), 'See you there');
    await user.click(screen.getByRole('button', { name: 'Review' }));
    expect(await screen.findByRole('heading', { name: /grace@example.com/ })).toBeVisible();
    expect(document.body).not.toHaveTextContent(/\$/);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/We emailed .*grace@example.com/)).toBeVisible();
    expect(api.calls).toContainEqual({
      operationId: 'createTokenAssignment',
      request: expect.objectContaining({
        eventId: token.eventId,
        tokenIds: [token.tokenId, second],
        assigneeKind: 'user',
        emailAddress: 'grace@example.com',
        message: 'See you there',
      }) as object,
    });
  });

  it('offers the last recipients by name', async () => {
    const { container } = show();
    await screen.findByLabelText('Their email address');
    await waitFor(() =>
      expect(container.querySelector('datalist option[value="ben@example.com"]')).toHaveTextContent('Ben'),
    );
  });

  it('says when a mail of a young session is sent, and that it can be undone until then', async () => {
    const [assignment] = buildSentGroup().assignments;
    const sendsAt = '2027-03-12T23:45:00Z';
    const { user } = show({
      createTokenAssignment: { ...buildSentGroup(), assignments: [{ ...assignment!, sendsAt }] },
    });
    await user.type(await screen.findByLabelText('Their email address'), 'grace@example.com');
    await user.click(screen.getByRole('button', { name: 'Review' }));
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    expect(
      await screen.findByText(/^We’ll email .* because you logged in less than a day ago/),
    ).toBeVisible();
  });

  it.each([
    ['nothing', '', 'This field is required, please enter a value.'],
    ['no address', 'grace', 'Please enter a valid email.'],
  ])('asks again for %s', async (_name, typed, words) => {
    const { user, api } = show();
    const field = await screen.findByLabelText('Their email address');
    if (typed !== '') await user.type(field, typed);
    await user.click(screen.getByRole('button', { name: 'Review' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(api.calls.some(({ operationId }) => operationId === 'createTokenAssignment')).toBe(false);
  });

  it('names a guest with the date of birth that an age limit needs, and says the ID rule [C2.28h, C5.02a, C5.02e]', async () => {
    const policy = { ...token.policy, minimumAge: 18, idRequired: true };
    const { user, api } = show({
      getEventActivity: buildActivity({ tokens: [withAllowed({ nameGuest: yes }, { policy })] }),
    });
    await user.type(await screen.findByLabelText('First name'), 'Grace');
    await user.type(screen.getByLabelText('Last name'), 'Roy');
    expect(screen.getByText('Your guest needs a photo ID with this name on it.')).toBeVisible();
    await user.type(screen.getByLabelText('Month'), '04');
    await user.type(screen.getByLabelText('Day'), '17');
    await user.type(screen.getByLabelText('Year'), '1990');
    await user.click(screen.getByRole('button', { name: 'Review' }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Grace Roy.* comes in with you/)).toBeVisible();
    expect(api.calls).toContainEqual({
      operationId: 'createTokenAssignment',
      request: expect.objectContaining({
        tokenIds: [token.tokenId],
        assigneeKind: 'guest',
        firstName: 'Grace',
        lastName: 'Roy',
        birthDate: '1990-04-17',
      }) as object,
    });
  });

  it('says why nothing can be handed over, and from when it can', async () => {
    const transfer = { allowed: false, reason: 'transferNotOpen', opensAt: '2027-03-10T15:00:00Z' };
    show({ getEventActivity: buildActivity({ tokens: [withAllowed({ transfer })] }) });
    expect(await screen.findByText(/Transfers for this event aren’t open yet\. Opens/)).toHaveTextContent(
      /Mar 10, 2027/,
    );
  });

  it('keeps what was typed when the server refuses [C8.13]', async () => {
    const message = 'Error trying to assign Pass. Try again.';
    const { user } = show({ createTokenAssignment: refuse('assignmentFailed', { message }) });
    await user.type(await screen.findByLabelText('Their email address'), 'grace@example.com');
    await user.click(screen.getByRole('button', { name: 'Review' }));
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    expect(await screen.findByText(message)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(await screen.findByLabelText('Their email address')).toHaveValue('grace@example.com');
  });
});
