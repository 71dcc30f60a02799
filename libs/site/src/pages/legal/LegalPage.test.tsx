import type { ReactNode } from 'react';
import { screen, waitFor } from '@testing-library/react';
import type { WhiteLabelConfig } from '@foyer/contract';
import { buildConfiguration, buildWhiteLabel, renderFeature } from '@foyer/testing';
import { SiteStage } from '../../testing/onSite.tsx';
import { siteSettings } from '../../testing/siteSettings.ts';
import { PrivacyPage, TermsPage } from './LegalPage.tsx';

const show = (
  page: ReactNode,
  { locale = 'en-US', whiteLabel }: { locale?: string; whiteLabel?: WhiteLabelConfig } = {},
) =>
  renderFeature(
    <SiteStage {...(whiteLabel ? { whiteLabel } : {})}>{page}</SiteStage>,
    siteSettings({}, { locale }),
  );
const headings = () => screen.getAllByRole('heading', { level: 2 });

describe('terms and privacy', () => {
  it.each([
    ['terms of use', <TermsPage key="terms" />, 'Terms of use', 11],
    ['privacy policy', <PrivacyPage key="privacy" />, 'Privacy policy', 9],
  ])('shows the %s, with a way to each section [I2.05]', async (_name, page, title, count) => {
    show(page);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await waitFor(() => expect(headings()).toHaveLength(count));
    for (const link of screen.getAllByRole('link')) {
      const target = document.querySelector(link.getAttribute('href')!);
      expect(target?.querySelector('h2')).toHaveTextContent(link.textContent);
    }
    expect(document.body.textContent).not.toMatch(/\{\{|sections\./);
  });

  it('speaks of the partner on a partner’s site', () => {
    show(<TermsPage />, { whiteLabel: buildWhiteLabel() });
    expect(screen.getByText(/apply between you and Harbour Arena/)).toBeVisible();
  });

  it('has the way to the consent preferences, also on a partner’s site [I2.28]', async () => {
    const analytics = { gtag: { measurementId: 'G-TEST', scriptUrl: '/tags' } };
    renderFeature(
      <SiteStage whiteLabel={buildWhiteLabel({ analyticsStatus: 'enabled' })}>
        <PrivacyPage />
      </SiteStage>,
      siteSettings({ getConfiguration: buildConfiguration({ analytics }) }),
    );
    expect(await screen.findByRole('button', { name: 'Privacy preferences' })).toBeVisible();
  });

  it('speaks French', () => {
    show(<PrivacyPage />, { locale: 'fr-CA' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Politique de confidentialité');
    expect(screen.getByText('Dernière mise à jour : 29 novembre 2026')).toBeVisible();
  });
});
