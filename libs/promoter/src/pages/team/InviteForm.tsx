import { css } from '@emotion/react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberRight, Organisation } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useCreateInviteMutation } from '@foyer/api-client/promoter';
import { Button, Card, Checkbox, Notice, Stack, TextInput, theme, useOverlays } from '@foyer/ui-kit';
import { isBlank, isEmailAddress } from '@foyer/util';
import { holdsRight, memberRights } from '../../model/memberRights.ts';

const fieldset = css({ margin: 0, padding: 0, border: 0, minWidth: 0 });
const legend = css({ padding: 0, marginBlockEnd: theme.space[2], fontWeight: 600 });
const muted = css({ color: theme.color.contentMuted });

/** Invites a person by mail, with some of the member's own rights. */
export function InviteForm({ organisation }: { organisation: Organisation }) {
  const { t } = useTranslation('organiser');
  const { toast } = useOverlays();
  const [create, { error, isLoading }] = useCreateInviteMutation();
  const [emailAddress, setEmailAddress] = useState('');
  const [rights, setRights] = useState<readonly MemberRight[]>([]);
  const [isChecked, setChecked] = useState(false);
  const address = emailAddress.trim();
  const problem = isBlank(address) ? 'errors.required' : isEmailAddress(address) ? undefined : 'errors.email';
  const lacksRight = rights.length === 0;
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setChecked(true);
    if (problem !== undefined || lacksRight) return;
    const { clientId } = organisation;
    const { data } = await create({ clientId, emailAddress: address, rights: [...rights] });
    if (!data) return;
    setEmailAddress('');
    setRights([]);
    setChecked(false);
    toast(t('team.sent'), { tone: 'success' });
  };
  return (
    <Card as="section">
      <form noValidate onSubmit={(event) => void send(event)}>
        <Stack gap={4}>
          <h2>{t('team.invite')}</h2>
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="off"
            label={t('team.email')}
            value={emailAddress}
            onValueChange={setEmailAddress}
            error={isChecked && problem !== undefined ? t(problem) : undefined}
          />
          <fieldset css={fieldset}>
            <legend css={legend}>{t('team.rights')}</legend>
            <Stack gap={3}>
              {memberRights
                .filter((right) => holdsRight(organisation, right))
                .map((right) => (
                  <Checkbox
                    key={right}
                    label={t(`team.right.${right}`)}
                    detail={t(`team.rightHint.${right}`)}
                    checked={rights.includes(right)}
                    onCheckedChange={(isOn) =>
                      setRights(isOn ? [...rights, right] : rights.filter((each) => each !== right))
                    }
                  />
                ))}
              <p css={muted}>{t('team.rightsHint')}</p>
            </Stack>
          </fieldset>
          {isChecked && lacksRight && <Notice tone="danger">{t('errors.rights')}</Notice>}
          {error !== undefined && <Notice tone="danger">{errorText(t, error)}</Notice>}
          <div>
            <Button type="submit" variant="primary" loading={isLoading}>
              {t('team.send')}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
