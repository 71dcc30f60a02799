import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { patternsFor } from '@foyer/contract';
import { buildEventSummary, renderFeature, type MockAnswers } from '@foyer/testing';
import { buildAuctionOffer, buildDrawEntry, tokenSettings } from '../../testing/tokenSettings.ts';
import { RequestedPage } from './RequestedPage.tsx';

const serverTime = '2027-03-12T23:45:12Z';
const startsAt = '2027-04-02T01:00:00Z';
const lights = buildEventSummary({ startsAt });
const choir = buildEventSummary({
  startsAt,
  eventId: '01936f5e-7c00-7000-8000-000000000009',
  shortName: 'Tidal Choir',
});
const both: MockAnswers = {
  listDrawEntries: { entries: [buildDrawEntry({ event: lights })], serverTime },
  listAuctionOffers: { offers: [buildAuctionOffer({ event: choir })], serverTime },
  listActiveOfferEvents: {
    events: [
      { event: lights, entryCount: 1, offerCount: 0 },
      { event: choir, entryCount: 2, offerCount: 1 },
    ],
  },
};
const show = (answers: MockAnswers, path = '/myPass/requested') =>
  renderFeature(
    <Routes>
      {[patternsFor('Pass').myTokensRequested, patternsFor('Pass').myTokensPastRequested].map((path) => (
        <Route key={path} path={path} element={<RequestedPage />} />
      ))}
    </Routes>,
    tokenSettings(answers, { path }),
  );
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('requests at several events [C7.69c]', () => {
  it('have links to those of each where there are many, counted, and to all', async () => {
    const more = Array.from({ length: 11 }, (_, index) => ({
      event: buildEventSummary({ eventId: `01936f5e-7c00-7000-8000-0000000001${index + 10}` }),
      entryCount: 1,
      offerCount: 0,
    }));
    const { events } = both.listActiveOfferEvents as { events: typeof more };
    show({ ...both, listActiveOfferEvents: { events: [...events, ...more] } });
    const nav = within(await screen.findByRole('navigation', { name: 'Requests by event' }));
    const links = nav.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links.slice(0, 3)).toEqual([
      ['All events', '/myPass/requested'],
      ['Northern Lights (1)', `/myPass/requested/${lights.eventId}`],
      ['Tidal Choir (3)', `/myPass/requested/${choir.eventId}`],
    ]);
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('All events');
  });

  it('are those of the event in the address', async () => {
    show(both, `/myPass/requested/${choir.eventId}`);
    await waitFor(() => expect(names()).toEqual(['Tidal Choir']));
    expect(await screen.findByRole('link', { name: 'Tidal Choir (3)' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  it('have a way to all where the event in the address has none that are open', async () => {
    show({ ...both, listActiveOfferEvents: { events: [] } }, `/myPass/requested/${lights.eventId}`);
    await waitFor(() => expect(names()).toEqual(['Northern Lights']));
    expect(screen.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/myPass/requested');
  });

  it('have a way to all of the past where the address names an event that is over [C2.08j]', async () => {
    const over = { ...lights, startsAt: '2027-03-01T01:00:00Z' };
    const past = { entries: [buildDrawEntry({ event: over })], serverTime };
    show({ ...both, listDrawEntries: past }, `/myPass/past/requested/${lights.eventId}`);
    await waitFor(() => expect(names()).toEqual(['Northern Lights']));
    expect(screen.getByRole('link', { name: 'All events' })).toHaveAttribute(
      'href',
      '/myPass/past/requested',
    );
    expect(screen.queryByRole('navigation', { name: 'Requests by event' })).toBeNull();
  });

  it('need no links where there are few', async () => {
    show(both);
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(screen.queryByRole('navigation', { name: 'Requests by event' })).toBeNull();
  });
});
