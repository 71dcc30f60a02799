import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawChoice } from '@foyer/contract';
import { formatMoney } from '@foyer/util';
import {
  Button,
  ChevronDownIcon,
  CloseIcon,
  IconButton,
  LiveRegion,
  Stack,
  theme,
  VisuallyHidden,
} from '@foyer/ui-kit';

const list = css({ listStyle: 'none', display: 'grid', gap: theme.space[2] });
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  padding: `${theme.space[2]} ${theme.space[2]} ${theme.space[2]} ${theme.space[4]}`,
  borderRadius: theme.radius.medium,
  background: theme.color.surface1,
});
const chosenRow = css({ boxShadow: `inset 0 0 0 1px ${theme.color.accentText}` });
const place = css({
  flex: 'none',
  width: '28px',
  fontFamily: theme.font.display,
  fontSize: theme.text.large,
  fontWeight: 700,
  color: theme.color.accentText,
  fontVariantNumeric: 'tabular-nums',
});
const words = css({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
const price = css({ fontSize: theme.text.small, color: theme.color.contentMuted });
const buttons = css({ flex: 'none', display: 'flex' });
const turned = css({ display: 'inline-flex', transform: 'rotate(180deg)' });
const heading = css({ fontSize: theme.text.small, fontWeight: 600, fontFamily: theme.font.text });

export interface ChoiceOrderProps {
  choices: readonly DrawChoice[];
  /** Ids of the chosen offers, the most wanted first. */
  value: readonly string[];
  onValueChange: (value: readonly string[]) => void;
}

type Direction = 'up' | 'down';

/** Offers of a draw in order of preference, with buttons to move, remove and add them. */
export function ChoiceOrder({ choices, value, onValueChange }: ChoiceOrderProps) {
  const { t, i18n } = useTranslation('draw');
  const [moved, setMoved] = useState<{ id: string; direction: Direction }>();
  const own = useRef<HTMLDivElement>(null);
  // A row that moves loses focus in some browsers, and at the end of the list its button is off.
  useEffect(() => {
    if (!moved) return;
    const { id, direction } = moved;
    const other: Direction = direction === 'up' ? 'down' : 'up';
    const buttonOf = (way: Direction) =>
      own.current?.querySelector<HTMLButtonElement>(`[data-move="${way} ${id}"]`);
    const target = buttonOf(direction);
    (target?.disabled ? buttonOf(other) : target)?.focus();
  }, [moved]);
  const known = new Map(choices.map((choice) => [choice.offerGroupId, choice]));
  const chosen = value.flatMap((id) => known.get(id) ?? []);
  const others = choices.filter(({ offerGroupId }) => !value.includes(offerGroupId));
  const move = (id: string, direction: Direction): void => {
    const at = value.indexOf(id);
    const rest = value.filter((each) => each !== id);
    const to = at + (direction === 'up' ? -1 : 1);
    onValueChange([...rest.slice(0, to), id, ...rest.slice(to)]);
    setMoved({ id, direction });
  };
  const textsOf = ({ name, allIn, minimumAge }: DrawChoice) => (
    <div css={words}>
      <p>{name}</p>
      <p css={price}>{t('form.each', { price: formatMoney(allIn, i18n.language) })}</p>
      {minimumAge !== undefined && <p css={price}>{t('form.age', { age: minimumAge })}</p>}
    </div>
  );
  const last = moved && known.get(moved.id);
  return (
    <div ref={own}>
      <Stack gap={4}>
        {chosen.length > 0 && (
          <ol css={list} aria-label={t('form.chosen')}>
            {chosen.map((choice, at) => {
              const { offerGroupId: id, name } = choice;
              return (
                <li key={id} css={[row, chosenRow]}>
                  <span css={place} aria-hidden>
                    {at + 1}
                  </span>
                  {textsOf(choice)}
                  <span css={buttons}>
                    {chosen.length > 1 && (
                      <>
                        <IconButton
                          label={t('form.up', { name })}
                          data-move={`up ${id}`}
                          disabled={at === 0}
                          icon={
                            <span css={turned}>
                              <ChevronDownIcon />
                            </span>
                          }
                          onClick={() => move(id, 'up')}
                        />
                        <IconButton
                          label={t('form.down', { name })}
                          data-move={`down ${id}`}
                          disabled={at === chosen.length - 1}
                          icon={<ChevronDownIcon />}
                          onClick={() => move(id, 'down')}
                        />
                      </>
                    )}
                    <IconButton
                      label={t('form.remove', { name })}
                      icon={<CloseIcon />}
                      onClick={() => onValueChange(value.filter((each) => each !== id))}
                    />
                  </span>
                </li>
              );
            })}
          </ol>
        )}
        {others.length > 0 && (
          <Stack gap={2}>
            {chosen.length > 0 && <h3 css={heading}>{t('form.others')}</h3>}
            <ul css={list}>
              {others.map((choice) => (
                <li key={choice.offerGroupId} css={row}>
                  {textsOf(choice)}
                  <Button
                    variant="secondary"
                    aria-label={t('form.addOf', { name: choice.name })}
                    onClick={() => onValueChange([...value, choice.offerGroupId])}
                  >
                    {t('form.add')}
                  </Button>
                </li>
              ))}
            </ul>
          </Stack>
        )}
      </Stack>
      <LiveRegion>
        {last && (
          <VisuallyHidden>
            {t('form.moved', { name: last.name, place: value.indexOf(last.offerGroupId) + 1 })}
          </VisuallyHidden>
        )}
      </LiveRegion>
    </div>
  );
}
