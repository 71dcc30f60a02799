import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTutorial, type TutorialName } from '@foyer/identity';
import { Button, Card, Stack, theme } from '@foyer/ui-kit';

const list = css({ margin: 0, paddingInlineStart: theme.space[5], display: 'grid', gap: theme.space[1] });

export interface TutorialCardProps {
  name: TutorialName;
  title: string;
  /** Text of the button that dismisses it. */
  dismissText: string;
  children: ReactNode;
}

/** Card with a tutorial, until the fan dismisses it [I2.31, C2.26]. */
export function TutorialCard({ name, title, dismissText, children }: TutorialCardProps) {
  const { isShown, dismiss } = useTutorial(name);
  if (!isShown) return null;
  return (
    <Card as="section">
      <Stack gap={3} align="start">
        <h2 css={{ fontSize: theme.text.large }}>{title}</h2>
        {children}
        <Button variant="secondary" onClick={dismiss}>
          {dismissText}
        </Button>
      </Stack>
    </Card>
  );
}

const items = (texts: readonly string[]) => texts.map((text) => <li key={text}>{text}</li>);

/** Steps of a tutorial, numbered. */
export const TutorialSteps = ({ steps }: { steps: readonly string[] }) => <ol css={list}>{items(steps)}</ol>;

/** Facts of a tutorial, in no order. */
export const TutorialFacts = ({ facts }: { facts: readonly string[] }) => <ul css={list}>{items(facts)}</ul>;
