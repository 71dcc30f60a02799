import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicDraw } from '@foyer/contract';
import { Card, DateTime, Notice, RichText, Stack, theme } from '@foyer/ui-kit';
import { useDrawNames } from './useDrawNames.ts';

const facts = css({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[1],
  [theme.media.tablet]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    columnGap: theme.space[5],
    rowGap: theme.space[3],
  },
  '& dt': { color: theme.color.contentMuted },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  [theme.media.belowTablet]: { '& dd': { marginBlockEnd: theme.space[2] } },
});
const code = css({
  fontFamily: 'ui-monospace, monospace',
  fontSize: theme.text.small,
  overflowWrap: 'anywhere',
});
const small = css({ color: theme.color.contentMuted, fontSize: theme.text.small });
const plain = css({ listStyle: 'none' });

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** State, times, counts and stock of a draw, with every change of stock after the commitment. */
export function DrawFacts({ draw }: { draw: PublicDraw }) {
  const { t, i18n } = useTranslation('draw');
  const nameAll = useDrawNames(draw);
  const { event, state, entries, stock, stockChanges, closesAt, closedAt, closedEarly, resultsAt } = draw;
  const number = new Intl.NumberFormat(i18n.language);
  const when = (instant: string) => (
    <DateTime value={instant} zone={event.timezone} locale={i18n.language} showZone />
  );
  const namesOf = (stockId: string) => nameAll(stock.find(({ id }) => id === stockId)?.choices ?? []);
  return (
    <Stack gap={4}>
      {stockChanges.length > 0 && (
        <Notice tone="warning" title={t('check.changed')}>
          <ul css={plain}>
            {stockChanges.map(({ stockId, before, after, changedAt }) => (
              <li key={`${stockId} ${changedAt}`}>
                <RichText
                  text={t('check.change', { names: namesOf(stockId), before, after })}
                  elements={{ date: when(changedAt) }}
                />
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Card as="section">
        <dl css={facts}>
          <Fact name={t('check.state')}>{t(`check.stateOf.${state}`)}</Fact>
          <Fact name={t('check.entries')}>{number.format(entries)}</Fact>
          <Fact name={t('check.stock')}>
            <ul css={plain}>
              {stock.map(({ id, choices, quantity }) => (
                <li key={id}>{t('listNames', { count: quantity, names: nameAll(choices) })}</li>
              ))}
            </ul>
          </Fact>
          {closedAt === undefined ? (
            <Fact name={t('check.closes')}>{when(closesAt)}</Fact>
          ) : (
            <Fact name={t('check.closed')}>{when(closedAt)}</Fact>
          )}
          {closedEarly !== undefined && <Fact name={t('check.early')}>{closedEarly}</Fact>}
          {state !== 'drawn' && <Fact name={t('check.results')}>{when(resultsAt)}</Fact>}
        </dl>
      </Card>
    </Stack>
  );
}

/** Published data of a draw with their times: enough to detect a later manipulation. */
export function DrawCommitments({ draw }: { draw: PublicDraw }) {
  const { t, i18n } = useTranslation('draw');
  const { event, seedCommitment, committedAt, entriesRoot, rootPublishedAt, drawnAt, record } = draw;
  const { beaconSource, beaconRound, beaconAt } = draw;
  const when = (text: string, instant: string) => (
    <RichText
      text={text}
      elements={{
        date: <DateTime value={instant} zone={event.timezone} locale={i18n.language} showZone />,
      }}
    />
  );
  return (
    <Card as="section">
      <Stack gap={4}>
        <h2 css={{ fontSize: theme.text.large }}>{t('check.published')}</h2>
        <dl css={facts}>
          <Fact name={t('check.commitment')}>
            <code css={code}>{seedCommitment}</code>
            <p css={small}>
              {when(t('check.committed'), committedAt)}
              {!record && ` ${t('check.note')}`}
            </p>
          </Fact>
          {entriesRoot !== undefined && (
            <Fact name={t('check.root')}>
              <code css={code}>{entriesRoot}</code>
              {rootPublishedAt !== undefined && (
                <p css={small}>{when(t('check.committed'), rootPublishedAt)}</p>
              )}
            </Fact>
          )}
          {beaconSource !== undefined && beaconRound !== undefined && (
            <Fact name={t('check.beacon')}>
              <p>{t('check.beaconOf', { source: beaconSource, round: beaconRound })}</p>
              {record && <code css={code}>{record.beacon.value}</code>}
              {beaconAt !== undefined && <p css={small}>{when(t('check.beaconAt'), beaconAt)}</p>}
            </Fact>
          )}
          {record && (
            <Fact name={t('check.seed')}>
              <code css={code}>{record.serverSeed}</code>
              {drawnAt !== undefined && <p css={small}>{when(t('check.drawnAt'), drawnAt)}</p>}
            </Fact>
          )}
        </dl>
      </Stack>
    </Card>
  );
}
