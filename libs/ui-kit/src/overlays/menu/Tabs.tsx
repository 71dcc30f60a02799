import * as Ariakit from '@ariakit/react';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { fadingEnd } from '../../layout/fadingEnd.ts';
import { theme } from '../../theme/theme.ts';

export interface TabItem {
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly TabItem[];
  selectedId: string;
  /** Called to select; update the address, so that tabs can be shared. */
  onSelect: (id: string) => void;
}

const { color } = theme;
const row = css({
  display: 'flex',
  gap: theme.space[6],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: `1px solid ${color.border}`,
  '&::-webkit-scrollbar': { display: 'none' },
});
const tab = css({
  flex: 'none',
  minHeight: '48px',
  padding: `${theme.space[2]} ${theme.space[1]}`,
  border: 0,
  borderBottom: '3px solid transparent',
  background: 'transparent',
  color: color.contentMuted,
  fontWeight: 600,
  cursor: 'pointer',
  transition: `color ${theme.motion.fade}, border-color ${theme.motion.fade}`,
  '&:hover': { color: color.content },
  '&[aria-selected="true"]': { color: color.content, borderBottomColor: color.accentText },
  '&:focus-visible, &[data-focus-visible]': { outlineOffset: '-3px' },
  [theme.media.forcedColors]: { '&[aria-selected="true"]': { borderBottomColor: 'Highlight' } },
});
const panelStyle = css({ paddingTop: theme.space[6] });

/** Views of one subject, one at a time; arrow keys move between tabs. */
export function Tabs({ label, tabs, selectedId, onSelect }: TabsProps) {
  return (
    <Ariakit.TabProvider selectedId={selectedId} setSelectedId={(id) => id != null && onSelect(id)}>
      <Ariakit.TabList aria-label={label} css={[row, fadingEnd]}>
        {tabs.map(({ id, label: name }) => (
          <Ariakit.Tab key={id} id={id} css={tab}>
            {name}
          </Ariakit.Tab>
        ))}
      </Ariakit.TabList>
      {tabs.map(({ id, panel }) => (
        <Ariakit.TabPanel key={id} tabId={id} css={panelStyle}>
          {id === selectedId && panel}
        </Ariakit.TabPanel>
      ))}
    </Ariakit.TabProvider>
  );
}
