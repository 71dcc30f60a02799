import type { ComponentPropsWithoutRef } from 'react';
import type { WhiteLabelConfig } from '@foyer/contract';

export interface PartnerLogoProps extends ComponentPropsWithoutRef<'img'> {
  config: WhiteLabelConfig;
  alt: string;
}

/** Partner's logo [I2.22], in the variant for the current tone if there are two. */
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
