import type { ComponentPropsWithoutRef } from 'react';
import type { WhiteLabelConfig } from '@foyer/contract';

export interface PartnerLogoProps extends ComponentPropsWithoutRef<'img'> {
  config: WhiteLabelConfig;
  alt: string;
}

/** A partner's logo [I2.22]: where there is one for each ground, that of the tone that is shown. */
export function PartnerLogo({ config, alt, ...image }: PartnerLogoProps) {
  const { logo, icons, theme } = config;
  const { logoOnDark = logo, logoOnLight = logo } = icons;
  return (
    <picture>
      {theme.tone === 'auto' && logoOnLight !== logoOnDark && (
        <source media="(prefers-color-scheme: light)" srcSet={logoOnLight} />
      )}
      <img {...image} src={theme.tone === 'light' ? logoOnLight : logoOnDark} alt={alt} />
    </picture>
  );
}
