import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawCheckout, DrawChoice } from '@foyer/contract';
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
import { isTaxAdded } from '../../../model/offer/shownPrice.ts';

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
  draw: Pick<DrawCheckout, 'choices' | 'event'>;
  /** Ids of the chosen offers, the most wanted first. */
  value: readonly string[];
  onValueChange: (value: readonly string[]) => void;
}

type Direction = 'up' | 'down';

interface ChoiceTextsProps {
  choice: DrawChoice;
  event: DrawCheckout['event'];
}

/** Name, price and minimum age of an offer. */
function ChoiceTexts({ choice: { name, allIn, minimumAge }, event }: ChoiceTextsProps) {
  const { t, i18n } = useTranslation(['draw', 'marketplace']);
  return (
    <div css={words}>
      <p>{name}</p>
      <p css={price}>
        {t('form.each', { price: formatMoney(allIn, i18n.language) })}
        {isTaxAdded(event, allIn) && ` ${t('marketplace:event.plusTax')}`}
      </p>
      {minimumAge !== undefined && <p css={price}>{t('form.age', { age: minimumAge })}</p>}
    </div>
  );
}

interface MoveButtonsProps {
  choice: DrawChoice;
  isFirst: boolean;
  isLast: boolean;
  onMove: (id: string, direction: Direction) => void;
}

function MoveButtons({ choice: { offerGroupId: id, name }, isFirst, isLast, onMove }: MoveButtonsProps) {
  const { t } = useTranslation('draw');
  return (
    <>
      <IconButton
        label={t('form.up', { name })}
        data-move={`up ${id}`}
        disabled={isFirst}
        icon={
          <span css={turned}>
            <ChevronDownIcon />
          </span>
        }
        onClick={() => onMove(id, 'up')}
      />
      <IconButton
        label={t('form.down', { name })}
        data-move={`down ${id}`}
        disabled={isLast}
        icon={<ChevronDownIcon />}
        onClick={() => onMove(id, 'down')}
      />
    </>
  );
}

/**
 * Returns focus to the button that moved a row: the row loses it in some browsers. At the end of the list, where that
 * button is off, the other one has it.
 */
function useFocusOnMoved(moved: { id: string; direction: Direction } | undefined) {
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!moved) return;
    const { id, direction } = moved;
    const buttonOf = (way: Direction) =>
      own.current?.querySelector<HTMLButtonElement>(`[data-move="${way} ${id}"]`);
    const target = buttonOf(direction);
    (target?.disabled ? buttonOf(direction === 'up' ? 'down' : 'up') : target)?.focus();
  }, [moved]);
  return own;
}

/** Offers of a draw in order of preference, with buttons to move, remove and add them. */
export function ChoiceOrder({ draw, value, onValueChange }: ChoiceOrderProps) {
  const { t } = useTranslation('draw');
  const { choices, event } = draw;
  const [moved, setMoved] = useState<{ id: string; direction: Direction }>();
  const own = useFocusOnMoved(moved);
  const known = new Map(choices.map((choice) => [choice.offerGroupId, choice]));
  const chosen = value.flatMap((id) => known.get(id) ?? []);
  const others = choices.filter(({ offerGroupId }) => !value.includes(offerGroupId));
  const last = moved && known.get(moved.id);
  const add = (id: string): void => onValueChange([...value, id]);
  const remove = (id: string): void => onValueChange(value.filter((each) => each !== id));
  const move = (id: string, direction: Direction): void => {
    const at = value.indexOf(id);
    const rest = value.filter((each) => each !== id);
    const to = at + (direction === 'up' ? -1 : 1);
    onValueChange([...rest.slice(0, to), id, ...rest.slice(to)]);
    setMoved({ id, direction });
  };
  return (
    <div ref={own}>
      <Stack gap={4}>
        {chosen.length > 0 && (
          <ol css={list} aria-label={t('form.chosen')}>
            {chosen.map((choice, at) => (
              <li key={choice.offerGroupId} css={[row, chosenRow]}>
                <span css={place} aria-hidden>
                  {at + 1}
                </span>
                <ChoiceTexts choice={choice} event={event} />
                <span css={buttons}>
                  {chosen.length > 1 && (
                    <MoveButtons
                      choice={choice}
                      isFirst={at === 0}
                      isLast={at === chosen.length - 1}
                      onMove={move}
                    />
                  )}
                  <IconButton
                    label={t('form.remove', { name: choice.name })}
                    icon={<CloseIcon />}
                    onClick={() => remove(choice.offerGroupId)}
                  />
                </span>
              </li>
            ))}
          </ol>
        )}
        {others.length > 0 && (
          <Stack gap={2}>
            {chosen.length > 0 && <h3 css={heading}>{t('form.others')}</h3>}
            <ul css={list}>
              {others.map((choice) => (
                <li key={choice.offerGroupId} css={row}>
                  <ChoiceTexts choice={choice} event={event} />
                  <Button
                    variant="secondary"
                    aria-label={t('form.addOf', { name: choice.name })}
                    onClick={() => add(choice.offerGroupId)}
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
