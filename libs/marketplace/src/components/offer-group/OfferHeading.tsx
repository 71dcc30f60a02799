import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Inline, theme } from '@foyer/ui-kit';

export interface OfferHeadingProps {
  children: string;
  /** Order of the list, if it has a choice of it. */
  sort?: ReactNode;
}

/** Heading of a list of offers; it says what the prices include. */
export function OfferHeading({ children, sort }: OfferHeadingProps) {
  const { t } = useTranslation('marketplace');
  return (
    <Inline gap={3} justify="between">
      <div>
        <h2>{children}</h2>
        <p css={{ fontSize: theme.text.small, color: theme.color.contentMuted }}>{t('offer.allIn')}</p>
      </div>
      {sort}
    </Inline>
  );
}
