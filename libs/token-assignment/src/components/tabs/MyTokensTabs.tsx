import { useTranslation } from 'react-i18next';
import { usePaths } from '@foyer/api-client/shell';
import { Inline, LinkButton } from '@foyer/ui-kit';

export interface MyTokensTabsProps {
  tab: 'going' | 'requested';
  /** Whether the list is that of events that are over. */
  isPast: boolean;
}

/** Tabs of My {product}; Past is that of the tab one is on [C2.08]. */
export function MyTokensTabs({ tab, isPast }: MyTokensTabsProps) {
  const { t } = useTranslation('tokenAssignment');
  const paths = usePaths();
  const past = tab === 'going' ? paths.myTokensPastGoing() : paths.myTokensPastRequested();
  const steps = [
    { href: paths.myTokensGoing(), text: t('going.upcoming'), isHere: tab === 'going' && !isPast },
    { href: paths.myTokensRequested(), text: t('going.requested'), isHere: tab === 'requested' && !isPast },
    { href: past, text: t('going.past'), isHere: isPast },
  ];
  return (
    <Inline as="nav" gap={2} aria-label={t('going.title')}>
      {steps.map(({ href, text, isHere }) => (
        <LinkButton
          key={href}
          href={href}
          variant={isHere ? 'selected' : 'unselected'}
          aria-current={isHere ? 'page' : undefined}
        >
          {text}
        </LinkButton>
      ))}
    </Inline>
  );
}
