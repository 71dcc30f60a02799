import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { SeasonPass } from '@foyer/contract';
import { usePaths } from '@foyer/api-client/shell';
import { RadioGroup, Stack } from '@foyer/ui-kit';
import { FrozenNotice } from '../../components/freeze/FrozenNotice.tsx';
import { SeasonPassFrame } from './SeasonPassFrame.tsx';
import { SeasonAssign } from './SeasonAssign.tsx';

/** Choice of the season pass, if there are several for the event. */
function Passes({ passes, eventId }: { passes: readonly SeasonPass[]; eventId: string }) {
  const { t } = useTranslation('season');
  const [chosen, choose] = useState(passes[0]!.membership.membershipId);
  const pass = passes.find(({ membership }) => membership.membershipId === chosen) ?? passes[0]!;
  return (
    <Stack gap={6}>
      {passes.length > 1 && (
        <RadioGroup
          name="pass"
          label={t('assign.pass')}
          value={chosen}
          onValueChange={choose}
          options={passes.map(({ membership: { membershipId, name, memberId } }) => ({
            value: membershipId,
            label: name,
            detail: memberId,
          }))}
        />
      )}
      <FrozenNotice />
      <SeasonAssign key={pass.membership.membershipId} pass={pass} eventId={eventId} />
    </Stack>
  );
}

/** Sends several dates of a season pass to several people [C2.13c, C6.09b]. */
export function SeasonBulkAssignPage() {
  const { t } = useTranslation('season');
  const { eventId = '' } = useParams();
  const back = { href: usePaths().seasonPass({ eventId }), text: t('pass.backToPass') };
  return (
    <SeasonPassFrame title={t('assign.title')} back={back}>
      {(passes) => <Passes passes={passes} eventId={eventId} />}
    </SeasonPassFrame>
  );
}
