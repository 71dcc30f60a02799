import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { addressPatterns } from '@foyer/contract';
import { entered } from '@foyer/identity';
import { buildProfile, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { idOf } from '../../testing/builders/buildEvents.ts';
import { eventId, marketplaceSettings } from '../../testing/marketplaceSettings.ts';
import { PartnerEntryPage } from './PartnerEntryPage.tsx';

const Here = () => <output>{useLocation().pathname}</output>;
const marketplaceId = idOf(899);
const show = (search: string, answers: MockAnswers = {}, token?: string) =>
  renderFeature(
    <>
      <Routes>
        <Route path={addressPatterns.transactionWhitelabel} element={<PartnerEntryPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Here />
    </>,
    marketplaceSettings(
      { getProfile: buildProfile(), ...answers },
      { path: `/transactionWhitelabel${search}`, ...(token === undefined ? {} : { token }) },
    ),
  );
const address = () => document.querySelector('output')?.textContent;

describe('the public entry of a partner’s purchase [C2.03d]', () => {
  it.each([
    [`?eventId=${eventId}`, `/transaction/${eventId}/whitelabel`],
    [
      `?eventId=${eventId}&marketplaceId=${marketplaceId}`,
      `/transaction/${eventId}/${marketplaceId}/whitelabel`,
    ],
  ])('leads a fan from %s to the gated step', async (search, target) => {
    show(search, {}, 'token');
    await waitFor(() => expect(address()).toBe(target));
  });

  it('lets a visitor log in over the event, and then leads there', async () => {
    const { store } = show(`?eventId=${eventId}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Northern Lights' })).toBeVisible();
    await waitFor(() => expect(store.getState()).toMatchObject({ identity: { flow: { kind: 'open' } } }));
    expect(address()).toBe('/transactionWhitelabel');
    act(() => void store.dispatch(entered()));
    await waitFor(() => expect(address()).toBe(`/transaction/${eventId}/whitelabel`));
  });

  it.each([
    ['that names no event', '', {}],
    ['to an event that is not there', `?eventId=${eventId}`, { getEventProfile: refuse('notFound') }],
  ])('says of a link %s that there is no event', async (_name, search, answers) => {
    const { store } = show(search, answers);
    expect(await screen.findByText('We couldn’t find this event')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Discover events' })).toBeVisible();
    expect(store.getState()).not.toMatchObject({ identity: { flow: { kind: 'open' } } });
  });
});
