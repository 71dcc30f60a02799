import { screen, within } from '@testing-library/react';
import { buildWhiteLabel, renderFeature, type MockAnswers } from '@foyer/testing';
import { SiteStage } from '../../testing/onSite.tsx';
import { siteSettings } from '../../testing/siteSettings.ts';
import { LaterOrganiserPanel, LaterSubscribePanel } from '../later/laterPanels.tsx';
import { OrganiserPanel } from './OrganiserPanel.tsx';

const countries = [{ id: 124, countryCodeISO2: 'CA', countryName: 'Canada' }];
const answers: MockAnswers = { listCountries: { countries }, requestDemo: { ok: true } };
const show = () =>
  renderFeature(
    <SiteStage>
      <OrganiserPanel />
    </SiteStage>,
    siteSettings(answers),
  );

describe('OrganiserPanel', () => {
  beforeEach(() => window.sessionStorage.clear());

  it('shows what an organiser gets, and the form at a press [C2.22i]', async () => {
    const { user } = show();
    const panel = screen.getByRole('region', { name: /^Sell your event with/ });
    expect(within(panel).getAllByRole('heading', { level: 3 })).toHaveLength(4);
    expect(screen.queryByLabelText('Your name')).toBeNull();
    const ask = screen.getByRole('button', { name: 'Request a demo' });
    expect(ask).toHaveAttribute('aria-expanded', 'false');
    await user.click(ask);
    const field = await screen.findByLabelText('Your name');
    expect(field).toBeVisible();
    // The form is where the button was pressed, not below four paragraphs.
    const [firstPoint] = within(panel).getAllByRole('heading', { level: 3 });
    expect(field.compareDocumentPosition(firstPoint!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(ask).toHaveAttribute('aria-expanded', 'true');
  });

  it('asks for a demo with the band of the year [C2.22j, C9.06a-d]', async () => {
    const { user, api } = show();
    await user.click(screen.getByRole('button', { name: 'Request a demo' }));
    const form = within((await screen.findByLabelText('Your name')).closest('form')!);
    await user.type(form.getByLabelText('Your name'), 'Ana');
    await user.type(form.getByLabelText('Work email'), 'ana@example.com');
    await user.type(form.getByLabelText('Company'), 'Hall 9');
    await form.findByRole('option', { name: 'Canada' });
    await user.selectOptions(form.getByLabelText('Country'), 'Canada');
    await user.click(form.getByLabelText('In person'));
    const volume = form.getByLabelText(/Tickets per year/);
    const [, ...bands] = within(volume).getAllByRole('option');
    expect(bands.map((band) => band.textContent)).toEqual([
      'Under 25,000',
      '25,000 to 100,000',
      '100,000 to 500,000',
      'Over 500,000',
    ]);
    await user.selectOptions(volume, 'Over 500,000');
    await user.click(form.getByRole('button', { name: 'Request a demo' }));
    expect(await screen.findByText('Thanks, Ana')).toBeVisible();
    const sent = api.calls.find(({ operationId }) => operationId === 'requestDemo');
    expect(sent?.request).toMatchObject({ company: 'Hall 9', country: 'CA', annualVolume: 'OVER_500K' });
  });

  it('comes once the browser is idle, and not on an organiser’s own site', async () => {
    const onStage = (whiteLabel?: ReturnType<typeof buildWhiteLabel>) =>
      renderFeature(
        <SiteStage {...(whiteLabel ? { whiteLabel } : {})}>
          <LaterOrganiserPanel />
          <LaterSubscribePanel />
        </SiteStage>,
        siteSettings(answers),
      );
    const main = onStage();
    expect(await screen.findByRole('button', { name: 'Request a demo' })).toBeVisible();
    main.unmount();
    onStage(buildWhiteLabel());
    // The other panel waits for the same idle time.
    expect(await screen.findByRole('button', { name: 'Subscribe' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Request a demo' })).toBeNull();
  });
});
