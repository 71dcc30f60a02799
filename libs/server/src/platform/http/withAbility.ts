import type { Ability } from '@foyer/contract';
import { failure } from './answers/failure.ts';
import type { Step } from './route.ts';

/** Answers notFound where the deployment lacks an ability: its calls are as good as absent. */
export const withAbility = (ability: Ability): Step<object> => ({
  name: 'withAbility',
  run: async ({ platform }, next) => {
    if (!platform.config.abilities.includes(ability)) throw failure('notFound');
    return next({});
  },
});
