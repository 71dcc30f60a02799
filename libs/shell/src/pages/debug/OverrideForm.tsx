import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Inline, Stack, TextInput } from '@foyer/ui-kit';
import type { RemoteConfigControl, RemoteValueState } from '../../remote-config/createRemoteConfig.ts';

interface OverrideFormProps {
  state: RemoteValueState;
  control: RemoteConfigControl;
}

/** Overrides a key in this browser, or removes the override [I4.23]. */
export function OverrideForm({ state: { key, value, origin }, control }: OverrideFormProps) {
  const { t } = useTranslation('debug');
  const [text, setText] = useState(value);
  const [isRefused, setRefused] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    try {
      control.override(key, text);
    } catch {
      setRefused(true);
    }
  };
  return (
    <form onSubmit={submit}>
      <Stack gap={2} align="start">
        <TextInput
          label={t('remoteConfig.newValue', { key })}
          hideLabel
          value={text}
          onValueChange={(next) => {
            setText(next);
            setRefused(false);
          }}
          {...(isRefused ? { error: t('remoteConfig.notTaken') } : {})}
        />
        <Inline gap={2}>
          <Button type="submit" aria-label={t('remoteConfig.setKey', { key })}>
            {t('remoteConfig.set')}
          </Button>
          {origin === 'override' && (
            <Button aria-label={t('remoteConfig.takeBackKey', { key })} onClick={() => control.reset(key)}>
              {t('remoteConfig.takeBack')}
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  );
}
