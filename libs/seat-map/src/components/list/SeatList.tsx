import { css } from '@emotion/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, useState } from 'react';
import { seatListItems, type SeatListItem } from '../../model/seatListItems.ts';
import { seatsTogether } from '../../model/seatsTogether.ts';
import { describeSeat } from '../../texts/describePlace.ts';
import { SeatListRow } from './SeatListRow.tsx';
import { SeatListSection } from './SeatListSection.tsx';
import type { SeatPickingProps } from '../seatMapProps.ts';
import { paletteVariables, usePalette } from '../usePalette.ts';
import { useSeatModel } from '../useSeatModel.ts';
import { useSeatPicking } from '../useSeatPicking.ts';
import { visuallyHidden } from '../visuallyHidden.ts';

/** Props of the list: those of the map, and a section that is open from the start. */
export interface SeatListProps extends SeatPickingProps {
  readonly startsOpen?: string | undefined;
}

const box = css`
  position: relative;
  box-sizing: border-box;
  width: 100%;
  height: 100%;
  min-height: 240px;
  overflow-y: auto;
  background: var(--seat-map-background);
  color: var(--seat-map-text);
`;
const list = css`
  position: relative;
  margin: 0;
  padding: 0;
  list-style: none;
`;
const line = css`
  position: absolute;
  inset: 0 0 auto;
`;
const notice = css`
  margin: 0;
  padding: 12px 16px;
  color: var(--seat-map-textMuted);
`;
const retry = css`
  min-height: 44px;
  margin-inline-start: 12px;
  padding: 0 16px;
  border: 1px solid var(--seat-map-outline);
  border-radius: 22px;
  background: transparent;
  color: inherit;
  font: inherit;
  cursor: pointer;
`;

const pickingDetails = { describeSeat, seatsTogether };

/**
 * Counterpart of the map for keyboards and screen readers: sections, rows and seats over the same model, filters and
 * selection, and so with the same result [C2.25].
 */
export function SeatList(props: SeatListProps) {
  const { texts, selection, onSectionsNeeded, onAreaPick } = props;
  const root = useRef<HTMLDivElement>(null);
  const palette = usePalette(root, props.palette);
  const model = useSeatModel(props);
  const picking = useSeatPicking(model, props, pickingDetails);
  const [open, setOpen] = useState<ReadonlySet<string>>(
    new Set(props.startsOpen === undefined ? [] : [props.startsOpen]),
  );
  const items = useMemo(() => seatListItems(model, open), [model, open]);
  // oxlint-disable-next-line react/incompatible-library -- its result is used in this component only
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => root.current,
    estimateSize: (at) => (items[at]!.kind === 'row' ? 96 : 64),
    getItemKey: (at) => keyOf(items[at]!),
    overscan: 6,
  });

  const codeOf = (section: number): string => model.sections[section]!.section.sectionCode;
  const toggleSection = (section: number): void => {
    const code = codeOf(section);
    const { isStanding, isLoaded } = model.sections[section]!;
    if (isStanding) {
      onAreaPick?.(code);
      return;
    }
    const next = new Set(open);
    if (!next.delete(code)) {
      next.add(code);
      if (!isLoaded) onSectionsNeeded?.([code]);
    }
    setOpen(next);
  };

  const draw = (item: SeatListItem) => {
    const { section } = item;
    switch (item.kind) {
      case 'section':
        return (
          <SeatListSection
            model={model.sections[section]!}
            isOpen={item.isOpen}
            wording={props}
            onToggle={() => toggleSection(section)}
          />
        );
      case 'row':
        return (
          <SeatListRow
            model={model}
            item={item}
            selection={selection}
            wording={props}
            onToggle={picking.toggle}
          />
        );
      case 'failed':
        return (
          <p css={notice}>
            {texts.failed}
            <button type="button" css={retry} onClick={() => onSectionsNeeded?.([codeOf(section)])}>
              {texts.retry}
            </button>
          </p>
        );
      default:
        return <p css={notice}>{item.kind === 'empty' ? texts.noMatches : texts.loading}</p>;
    }
  };

  return (
    <div css={box} ref={root} style={paletteVariables(palette)} tabIndex={-1}>
      {items.length === 0 && <p css={notice}>{texts.noMatches}</p>}
      {items.length > 0 && (
        <ul css={list} aria-label={texts.list} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ key, index, start }) => (
            <li
              css={line}
              key={key}
              data-index={index}
              ref={virtual.measureElement}
              style={{ transform: `translateY(${start}px)` }}
              aria-setsize={items.length}
              aria-posinset={index + 1}
            >
              {draw(items[index]!)}
            </li>
          ))}
        </ul>
      )}
      <p css={visuallyHidden} role="status">
        {picking.announcement}
      </p>
    </div>
  );
}

const keyOf = (item: SeatListItem): string =>
  item.kind === 'row' ? `${item.section}/${item.row}` : `${item.section}/${item.kind}`;
