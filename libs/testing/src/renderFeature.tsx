import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createStage, FeatureStage, type Stage, type StageSettings } from './FeatureStage.tsx';

/** Renders a feature as in an app: `const { user, api } = renderFeature(<LogInForm …/>, { texts, answers });` */
export function renderFeature(
  feature: ReactNode,
  settings: StageSettings,
): Stage & RenderResult & { user: UserEvent } {
  const stage = createStage(settings);
  const { path = '/' } = settings;
  const result = render(
    <FeatureStage stage={stage} path={path}>
      {feature}
    </FeatureStage>,
  );
  return { ...result, ...stage, user: userEvent.setup() };
}
