import type { Decorator, FormApi } from 'final-form';
import type { KeptValues } from './keptValues.ts';

/**
 * Final Form decorator: restores kept values, keeps typed values while they differ from the initial ones, and clears
 * them when they are submitted or undone.
 */
export function keepTyped<Values>(kept: KeptValues): Decorator<Values> {
  return (form: FormApi<Values>) => {
    const found = Object.entries(kept.read());
    form.batch(() => {
      for (const [name, value] of found) form.change(name as keyof Values, value as Values[keyof Values]);
    });
    let wasDirty = false;
    return form.subscribe(
      ({ values, dirty = false, submitSucceeded, dirtySinceLastSubmit }) => {
        const isSent = submitSucceeded && !dirtySinceLastSubmit;
        if (dirty && !isSent) kept.write(values as object);
        else if (wasDirty) kept.clear();
        wasDirty = dirty;
      },
      { values: true, dirty: true, submitSucceeded: true, dirtySinceLastSubmit: true },
    );
  };
}
