import { css } from '@emotion/react';
import { Badge, theme } from '@foyer/ui-kit';
import type { ChangeKind, RecentChange } from './recentChanges.ts';

/** Inlined when Storybook is built (main.ts). */
declare const FOYER_RECENT_CHANGES: RecentChange[];

const words: Record<ChangeKind, { text: string; tone: 'accent' | 'success' | 'info' | 'neutral' }> = {
  feat: { text: 'New', tone: 'accent' },
  fix: { text: 'Mended', tone: 'success' },
  style: { text: 'Look', tone: 'info' },
  docs: { text: 'Words', tone: 'neutral' },
};

const list = css({ display: 'grid', gap: theme.space[3], margin: 0, padding: 0, listStyle: 'none' });
const row = css({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  gap: theme.space[3],
  alignItems: 'baseline',
  margin: 0,
});
const where = css({ color: theme.color.contentMuted, fontSize: theme.text.small });

const dayName = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Lists the commits that changed the documented components, by day. */
export function RecentChanges() {
  if (FOYER_RECENT_CHANGES.length === 0)
    return (
      <p>
        This copy came without its history: the repository has it, under <code>git log</code>.
      </p>
    );
  const days = Map.groupBy(FOYER_RECENT_CHANGES, ({ day }) => day);
  return [...days].map(([day, changes]) => (
    <section key={day} aria-label={dayName.format(new Date(day))}>
      <h3>{dayName.format(new Date(day))}</h3>
      <ul css={list} className="sb-unstyled">
        {changes.map(({ commit, kind, scopes, text }) => (
          <li key={commit} css={row}>
            <span>
              <Badge tone={words[kind].tone}>{words[kind].text}</Badge>
            </span>
            <span>
              {text.charAt(0).toUpperCase() + text.slice(1)}{' '}
              <span css={where}>
                {scopes.join(', ')} <code>{commit}</code>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  ));
}
