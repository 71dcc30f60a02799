import { screen } from '@testing-library/react';
import { buildProfile as buildFan, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { buildProfile, eventId, marketplaceSettings } from '../../testing/marketplaceSettings.ts';
import { ResaleNote } from '../resale/ResaleNote.tsx';
import { PriceAlert } from './PriceAlert.tsx';

const resale = { sharePpm: 0, blocked: [] };
const price = { amount: 8_000, currency: 'CAD' };

const show = (answers: MockAnswers) =>
  renderFeature(
    <PriceAlert profile={buildProfile({}, { resale })} />,
    marketplaceSettings({ getProfile: buildFan(), ...answers }, { token: 'token' }),
  );

it('takes a price, changes it, and takes it back', async () => {
  let alert: object = {};
  const { user, api } = show({
    getPriceAlert: () => ({ eventId, ...alert }),
    setPriceAlert: (body) => ({ eventId, ...(alert = { price: body.price }) }),
    deletePriceAlert: () => ({ eventId, ...(alert = {}) }),
  });
  const field = await screen.findByRole('textbox', { name: /Your price for each/ });
  await user.click(screen.getByRole('button', { name: 'Alert me' }));
  expect(field).toHaveAccessibleDescription(/Enter a price above zero/);
  await user.type(field, '80');
  await user.click(screen.getByRole('button', { name: 'Alert me' }));
  expect(await screen.findByText('We’ll email you when a fan asks CA$80.00 or less.')).toBeVisible();
  expect(api.calls.find(({ operationId }) => operationId === 'setPriceAlert')?.request).toEqual({
    eventId,
    price,
  });
  expect(screen.getByRole('button', { name: 'Change price' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove alert' }));
  expect(await screen.findByRole('button', { name: 'Alert me' })).toBeVisible();
});

it('says why an alert was refused', async () => {
  const { user } = show({ setPriceAlert: refuse('serverError', { message: 'Later, please.' }) });
  await user.type(await screen.findByRole('textbox', { name: /Your price for each/ }), '80');
  await user.click(screen.getByRole('button', { name: 'Alert me' }));
  expect(await screen.findByText('Later, please.')).toBeVisible();
});

it.each([
  ['is never resold', buildProfile()],
  ['is cancelled', buildProfile({ status: 'Cancelled' }, { resale })],
  ['is over', buildProfile({ saleState: 'closed' }, { resale })],
])('is not there for an event that %s', async (_name, profile) => {
  const both = (
    <>
      <PriceAlert profile={profile} />
      <ResaleNote profile={buildProfile({}, { resale })} />
    </>
  );
  renderFeature(both, marketplaceSettings());
  await screen.findByRole('heading', { name: 'If you can’t come' });
  expect(screen.queryByRole('heading', { name: 'Price alert' })).toBeNull();
});
