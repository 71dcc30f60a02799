import { screen } from '@testing-library/react';
import { buildConfiguration, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { TransactionAddress } from '../../testing/addresses/TransactionAddress.tsx';
import { transactionSettings } from '../../testing/transactionAnswers.ts';

const show = (answers: MockAnswers = {}) =>
  renderFeature(<TransactionAddress />, transactionSettings(answers, { step: '/support' }));

describe('a large order', () => {
  it('is requested by mail [C2.15i, C8.11]', async () => {
    const { user, api } = show();
    await user.type(await screen.findByRole('textbox'), 'A school class');
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('We got your request')).toBeVisible();
    expect(api.calls.find(({ operationId }) => operationId === 'sendContactMessage')?.request).toMatchObject({
      topic: 'order',
      message: expect.stringMatching(/Large order: 9 spots for Northern Lights[^]*A school class/),
    });
  });

  it('says so when it could not be requested', async () => {
    const { user } = show({ getProfile: refuse('tooManyRequests') });
    await user.click(await screen.findByRole('button', { name: 'Send request' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send request' })).toBeEnabled();
  });

  it('is not offered without its flag [C9.12b]', async () => {
    show({
      getConfiguration: buildConfiguration({ remoteConfig: { largeOrderRequest: false } }),
    });
    expect(await screen.findByText('Large orders aren’t available here')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send request' })).toBeNull();
  });
});
