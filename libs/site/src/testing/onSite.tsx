import { brandingOf, BrandingProvider } from '@foyer/shell';
import { LinkProvider, type LinkComponentProps } from '@foyer/ui-kit';
import type { ComponentType, ReactNode } from 'react';
import type { WhiteLabelConfig } from '@foyer/contract';
import { storyOnStage, type MockAnswers, type StageOptions } from '@foyer/testing';
import { Link } from 'react-router';
import { siteSettings } from './siteSettings.ts';

const RouterLink = ({ href, ...rest }: LinkComponentProps) =>
  href.startsWith('/') ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;

/** Provides brand and links, as the frame of an app does. */
export function SiteStage({ whiteLabel, children }: { whiteLabel?: WhiteLabelConfig; children: ReactNode }) {
  return (
    <BrandingProvider value={brandingOf(whiteLabel ? 'whiteLabel' : 'consumer', whiteLabel)}>
      <LinkProvider component={RouterLink}>{children}</LinkProvider>
    </BrandingProvider>
  );
}

export interface SiteStorySettings extends StageOptions {
  answers?: MockAnswers;
  whiteLabel?: WhiteLabelConfig;
}

/** Story decorator: a page of the site, in the toolbar's language. */
export function onSite({ answers, whiteLabel, ...settings }: SiteStorySettings = {}) {
  const onStage = storyOnStage((locale) => siteSettings(answers, { locale, ...settings }));
  return (Story: ComponentType, context: { globals: Record<string, unknown> }) =>
    onStage(
      () => (
        <SiteStage {...(whiteLabel ? { whiteLabel } : {})}>
          <Story />
        </SiteStage>
      ),
      context,
    );
}
