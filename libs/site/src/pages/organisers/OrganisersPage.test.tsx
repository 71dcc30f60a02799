import { screen, waitFor, within } from '@testing-library/react';
import { buildEventSummary, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { SiteStage } from '../../testing/onSite.tsx';
import { siteSettings } from '../../testing/siteSettings.ts';
import { OrganisersPage } from './OrganisersPage.tsx';

const countries = [
  { id: 124, countryCodeISO2: 'CA', countryName: 'Canada' },
  { id: 840, countryCodeISO2: 'US', countryName: 'United States' },
];
const show = (answers: MockAnswers = {}) =>
  renderFeature(
    <SiteStage>
      <OrganisersPage />
    </SiteStage>,
    siteSettings({
      listCountries: { countries },
      requestDemo: { ok: true },
      listEvents: { events: [], total: 0 },
      ...answers,
    }),
  );
const submit = () => screen.getByRole('button', { name: 'Request a demo' });

async function fill(user: ReturnType<typeof show>['user']): Promise<void> {
  await user.type(screen.getByLabelText('Your name'), 'Ana');
  await user.type(screen.getByLabelText('Work email'), 'ana@example.com');
  await user.type(screen.getByLabelText('Company'), 'Hall 9');
  await screen.findByRole('option', { name: 'Canada' });
  await user.selectOptions(screen.getByLabelText('Country'), 'Canada');
  await user.click(screen.getByLabelText('Both'));
}

describe('OrganisersPage', () => {
  beforeEach(() => window.sessionStorage.clear());

  it('asks for a demo, and promises an answer within 1 business day [I2.29, I3.23, I9.10, C1.12a]', async () => {
    const { user, api } = show();
    expect(screen.getByText('We’ll answer within 1 business day.')).toBeVisible();
    await fill(user);
    await user.selectOptions(screen.getByLabelText(/Tickets per year/), '25,000 to 100,000');
    await user.click(submit());
    expect(await screen.findByText('Thanks, Ana')).toBeVisible();
    expect(api.calls.find((call) => call.operationId === 'requestDemo')?.request).toEqual({
      name: 'Ana',
      email: 'ana@example.com',
      company: 'Hall 9',
      country: 'CA',
      attendance: ['LIVE_ATTENDANCE', 'STREAMING'],
      annualVolume: 'FROM_25K_TO_100K',
    });
  });

  it('shows the product at work for an event on sale: its page, and a {product} in its colours', async () => {
    const soldOut = buildEventSummary({ shortName: 'Gone', saleState: 'soldOut' });
    const event = buildEventSummary();
    show({ listEvents: { events: [soldOut, event], total: 2 } });
    const section = within(await screen.findByRole('region', { name: 'On sale now: Northern Lights' }));
    expect(section.getByRole('link', { name: 'Open event page' })).toHaveAttribute(
      'href',
      `/events/${event.vanityName}/${event.eventId}`,
    );
    expect(section.getByRole('heading', { level: 3, name: 'Northern Lights' })).toBeVisible();
    expect(section.getByText(/The seat is an example/)).toBeVisible();
  });

  it('shows no event where none is on sale', async () => {
    const { api } = show();
    await waitFor(() => expect(api.calls.map(({ operationId }) => operationId)).toContain('listEvents'));
    expect(screen.queryByRole('region', { name: /^On sale now/ })).toBeNull();
  });

  it('offers the four bands of tickets a year [I3.23]', () => {
    show();
    const options = within(screen.getByLabelText(/Tickets per year/)).getAllByRole('option');
    expect(options.slice(1).map((option) => option.textContent)).toEqual([
      'Under 25,000',
      '25,000 to 100,000',
      '100,000 to 500,000',
      'Over 500,000',
    ]);
  });

  it('says what is missing, and what is no address [I5.09, C5.14f-g]', async () => {
    const { user } = show();
    await user.type(screen.getByLabelText('Work email'), 'ana@');
    await user.click(submit());
    expect(await screen.findAllByText('This field is required, please enter a value.')).toHaveLength(3);
    expect(screen.getByText('Please enter a valid email.')).toBeVisible();
  });

  it('keeps what was typed when it did not go through [I8.02]', async () => {
    const { user } = show({ requestDemo: refuse('serverError', { message: '' }) });
    await fill(user);
    await user.click(submit());
    expect(await screen.findByText('An error occurred on the server. Please try again.')).toBeVisible();
    expect(screen.getByLabelText('Company')).toHaveValue('Hall 9');
  });
});
