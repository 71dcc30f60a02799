import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { SeasonMembership, SeasonPass } from '@foyer/contract';
import { useSetSeasonAutoRenewMutation } from '@foyer/api-client/token-assignment';
import { usePaths } from '@foyer/api-client/shell';
import { Card, Inline, LinkButton, Stack, Switch, theme } from '@foyer/ui-kit';
import { isolateText } from '@foyer/util';
import { MembershipFacts } from './MembershipFacts.tsx';
import { SeasonDateCard } from './SeasonDateCard.tsx';
import { SeasonPassFrame } from './SeasonPassFrame.tsx';

const list = css({ listStyle: 'none', padding: 0, margin: 0 });

/** Switch of the renewal, which takes effect at once [C3.31b]. */
function AutoRenew({ membership: { membershipId, autoRenew } }: { membership: SeasonMembership }) {
  const { t } = useTranslation('season');
  const [set, { isLoading, error, originalArgs }] = useSetSeasonAutoRenewMutation();
  return (
    <Switch
      label={t('renew.label')}
      detail={t('renew.hint')}
      error={error === undefined ? undefined : t('renew.failed')}
      checked={isLoading ? originalArgs!.autoRenew : autoRenew}
      disabled={isLoading}
      onCheckedChange={(next) => void set({ membershipId, autoRenew: next })}
    />
  );
}

function Pass({ pass: { membership, dates }, eventId }: { pass: SeasonPass; eventId: string }) {
  const { t } = useTranslation('season');
  const paths = usePaths();
  const { name, organiserName, membershipId } = membership;
  const date = dates.find(({ event }) => event.eventId === eventId);
  return (
    <section aria-labelledby={membershipId}>
      <Stack gap={5}>
        <Card>
          <Stack gap={4}>
            <div>
              <h2 id={membershipId} css={{ fontSize: theme.text.title }}>
                {name}
              </h2>
              <p css={{ color: theme.color.contentMuted }}>
                {t('facts.by', { name: isolateText(organiserName) })}
              </p>
            </div>
            <MembershipFacts membership={membership} />
            <AutoRenew membership={membership} />
            <Inline gap={3}>
              <LinkButton variant="primary" href={paths.seasonPassBulkAssign({ eventId })}>
                {t('pass.send')}
              </LinkButton>
              <LinkButton href={paths.seasonPassTokens({ eventId })}>{t('pass.all')}</LinkButton>
            </Inline>
          </Stack>
        </Card>
        {date && (
          <Stack as="ul" gap={4} css={list} aria-label={t('pass.thisDate')}>
            <SeasonDateCard date={date} organiserName={organiserName} />
          </Stack>
        )}
      </Stack>
    </section>
  );
}

/** Season pass of an event: its member's id, renewal, and what it has for this date [C2.13a, C1.10a]. */
export function SeasonPassPage() {
  const { t } = useTranslation('season');
  const { eventId = '' } = useParams();
  const back = { href: usePaths().myTokensSeasonMemberships(), text: t('pass.back') };
  return (
    <SeasonPassFrame title={t('title')} back={back}>
      {(passes) =>
        passes.map((pass) => <Pass key={pass.membership.membershipId} pass={pass} eventId={eventId} />)
      }
    </SeasonPassFrame>
  );
}
