import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { usePaths } from '@foyer/api-client/shell';
import { Button, Card, Stack, TextLink, theme } from '@foyer/ui-kit';
import { FairPicture } from './FairPicture.tsx';

const sentences = ['one', 'two', 'three', 'four'] as const;
const list = css({ margin: 0, paddingInlineStart: theme.space[5], display: 'grid', gap: theme.space[2] });

/** Hidden on wide windows, where the whole section is in view beside the form. */
const hint = css({ [theme.media.desktop]: { display: 'none' } });

export interface FairnessProps {
  eventId: string;
  /** False on the public page itself. */
  hasLink?: boolean;
}

const sectionId = 'fairness';

/**
 * Summary of the fairness, where the rest follows a long form; its button scrolls, because navigating would lose
 * typed values.
 */
export function FairnessHint() {
  const { t } = useTranslation('draw');
  const show = (): void => {
    const section = document.getElementById(sectionId);
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  };
  return (
    <p css={hint}>
      {t('fair.short')}{' '}
      <Button variant="text" onClick={show}>
        {t('fair.how')}
      </Button>
    </p>
  );
}

/** Explains in one picture and four sentences why a draw is fair. */
export function Fairness({ eventId, hasLink = true }: FairnessProps) {
  const { t } = useTranslation('draw');
  const paths = usePaths();
  return (
    <Card as="section" id={sectionId} tabIndex={-1} css={{ scrollMarginTop: theme.size.header }}>
      <Stack gap={4}>
        <h2 css={{ fontSize: theme.text.large }}>{t('fair.title')}</h2>
        <FairPicture />
        <ol css={list}>
          {sentences.map((sentence) => (
            <li key={sentence}>{t(`fair.${sentence}`)}</li>
          ))}
        </ol>
        {hasLink && (
          <div>
            <TextLink href={paths.draw({ eventId })}>{t('fair.link')}</TextLink>
          </div>
        )}
      </Stack>
    </Card>
  );
}
