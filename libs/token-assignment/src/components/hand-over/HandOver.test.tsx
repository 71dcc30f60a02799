import { screen, within } from '@testing-library/react';
import { listenFrameEvents } from '@foyer/api-client';
import type { Token } from '@foyer/contract';
import { buildToken, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { buildSentAssignment, tokenSettings, yes } from '../../testing/tokenSettings.ts';
import { HandOver } from './HandOver.tsx';

const zone = 'America/Toronto';
const pending = (more: Partial<Token> = {}): Token =>
  buildToken({
    state: 'sent',
    assignmentState: 'sent',
    assignment: buildSentAssignment(),
    allowed: { showCode: yes, takeBack: yes, resend: yes },
    ...more,
  });
const show = (token: Token, answers: MockAnswers = {}) =>
  renderFeature(<HandOver token={token} zone={zone} />, tokenSettings(answers));

describe('HandOver', () => {
  it('leads to where a {product} is transferred [C2.27b]', async () => {
    const token = buildToken({ allowed: { showCode: yes, transfer: yes } });
    show(token);
    expect(await screen.findByRole('link', { name: /^Transfer: Section 101/ })).toHaveAttribute(
      'href',
      `/myPass/token/${token.eventId}/assign/${token.tokenId}`,
    );
  });

  it('says why it can’t be transferred, and from when it can', async () => {
    const transfer = { allowed: false, reason: 'transferNotOpen', opensAt: '2027-03-10T15:00:00Z' };
    show(buildToken({ allowed: { showCode: yes, transfer } }));
    expect(await screen.findByRole('button', { name: /^Transfer/ })).toHaveAccessibleDescription(
      /aren’t open yet\. Opens .*Mar 10, 2027/,
    );
  });

  it('takes back what is not accepted yet, once sure, and tells the page around a frame [C4.13b, C2.28m, C3.37c]', async () => {
    const heard: unknown[] = [];
    const stop = listenFrameEvents((event) => heard.push(event));
    const { user, api } = show(pending(), { revokeTokenAssignment: { ok: true } });
    expect(await screen.findByText(/Sent to .*grace@example\.com.*Not accepted yet/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Take back: Section 101/ }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Take it back?' });
    await user.click(within(dialog).getByRole('button', { name: 'Take back' }));
    expect(await screen.findByText('It’s yours again.')).toBeVisible();
    expect(api.calls).toContainEqual({
      operationId: 'revokeTokenAssignment',
      request: { assignmentId: buildSentAssignment().assignmentId },
    });
    const { eventId, tokenId } = pending();
    expect(heard).toEqual([{ foyer: 1, type: 'tokenRevoked', eventId, tokenId }]);
    stop();
  });

  it('keeps the transfer when the server refuses, and says why', async () => {
    const message = 'This has changed in the meantime. Look at the current state under My Passes.';
    const { user } = show(pending(), { revokeTokenAssignment: refuse('assignmentOver', { message }) });
    await user.click(await screen.findByRole('button', { name: /^Take back/ }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Take it back?' });
    await user.click(within(dialog).getByRole('button', { name: 'Take back' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('sends the invitation to another address [C4.13a]', async () => {
    const { user, api } = show(pending(), { resendTokenAssignment: buildSentAssignment() });
    await user.click(await screen.findByRole('button', { name: /^Resend/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Resend invitation' });
    const field = within(dialog).getByLabelText('Their email address');
    expect(field).toHaveValue('grace@example.com');
    await user.clear(field);
    await user.type(field, 'grace.roy@example.com');
    await user.click(within(dialog).getByRole('button', { name: 'Resend' }));
    expect(await screen.findByText(/We emailed .*grace\.roy@example\.com/)).toBeVisible();
    expect(api.calls).toContainEqual({
      operationId: 'resendTokenAssignment',
      request: {
        assignmentId: buildSentAssignment().assignmentId,
        emailAddress: 'grace.roy@example.com',
      },
    });
  });

  it('names who handed it to the caller [C3.22g]', async () => {
    const inviter = {
      assignmentId: '01936f5e-7c00-7000-8000-000000000a09',
      firstName: 'Ada',
      lastName: 'Tremblay',
    };
    show(buildToken({ inviter, allowed: { showCode: yes, transfer: yes } }));
    expect(await screen.findByText(/From .*Ada Tremblay/)).toBeVisible();
  });

  describe('with a guest', () => {
    const withGuest = (more: Partial<Token> = {}): Token =>
      buildToken({
        assignmentState: 'guest',
        assignment: {
          assignmentId: buildSentAssignment().assignmentId,
          state: 'accepted',
          assigneeKind: 'guest',
          firstName: 'Grace',
          lastName: 'Roy',
        },
        allowed: { showCode: yes, editGuest: yes, takeBack: yes },
        ...more,
      });

    it('corrects the name [C2.27f, C6.03g]', async () => {
      const { user, api } = show(withGuest(), { editTokenAssignment: buildSentAssignment() });
      expect(await screen.findByText(/Grace Roy.* comes in with you/)).toBeVisible();
      await user.click(screen.getByRole('button', { name: /^Edit guest/ }));
      const dialog = await screen.findByRole('dialog', { name: 'Edit guest' });
      const field = within(dialog).getByLabelText('Last name');
      await user.clear(field);
      await user.type(field, 'Royce');
      await user.click(within(dialog).getByRole('button', { name: 'Save' }));
      expect(await screen.findByText(/Grace Royce.* comes in with you/)).toBeVisible();
      expect(api.calls).toContainEqual({
        operationId: 'editTokenAssignment',
        request: {
          assignmentId: buildSentAssignment().assignmentId,
          firstName: 'Grace',
          lastName: 'Royce',
        },
      });
    });

    it('removes the guest, once sure [C6.03h]', async () => {
      const { user } = show(withGuest(), { revokeTokenAssignment: { ok: true } });
      await user.click(await screen.findByRole('button', { name: /^Remove guest/ }));
      const dialog = await screen.findByRole('alertdialog', { name: 'Remove this guest?' });
      await user.click(within(dialog).getByRole('button', { name: 'Remove guest' }));
      expect(await screen.findByText('We removed your guest.')).toBeVisible();
    });
  });

  it('gives back with a word to the sender [C4.12d]', async () => {
    const inviter = {
      assignmentId: '01936f5e-7c00-7000-8000-000000000a09',
      firstName: 'Ada',
      lastName: 'Tremblay',
    };
    const { user, api } = show(buildToken({ inviter, allowed: { showCode: yes, giveBack: yes } }), {
      returnTokenAssignment: { ok: true },
    });
    await user.click(await screen.findByRole('button', { name: /^Give back: / }));
    const dialog = await screen.findByRole('dialog', { name: /^Give back to .*Ada Tremblay/ });
    await user.type(within(dialog).getByRole('textbox', { name: /^Message/ }), 'I’m ill');
    await user.click(within(dialog).getByRole('button', { name: 'Give back' }));
    expect(await screen.findByText(/Ada Tremblay.* has it back/)).toBeVisible();
    expect(api.calls).toContainEqual({
      operationId: 'returnTokenAssignment',
      request: { assignmentId: inviter.assignmentId, message: 'I’m ill' },
    });
  });

  it('makes a {product} the caller’s own, or says why not [C4.13d]', async () => {
    const { user, api } = show(buildToken({ allowed: { showCode: yes, selfAssign: yes } }), {
      selfAssignToken: { ok: true },
    });
    await user.click(await screen.findByRole('button', { name: /^Make mine: / }));
    expect(await screen.findByText('You’re going with this one.')).toBeVisible();
    const { eventId, tokenId } = buildToken();
    expect(api.calls).toContainEqual({ operationId: 'selfAssignToken', request: { eventId, tokenId } });
  });
});
