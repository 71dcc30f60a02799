import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { EventSummary, SellableToken } from '@foyer/contract';
import { Button, Checkbox, formatInstant, Stack, theme } from '@foyer/ui-kit';
import { formatMoney } from '@foyer/util';
import { toggleToken } from './sellDraft.ts';
import { usePlaceOf } from './usePlaceOf.ts';

const fields = css({ border: 0, padding: 0, margin: 0, minInlineSize: 0 });
const legend = css({
  padding: 0,
  marginBlockEnd: theme.space[2],
  fontSize: theme.text.large,
  fontWeight: 600,
});
const muted = css({ color: theme.color.contentMuted });

export interface TokenChoiceProps {
  event: EventSummary;
  tokens: readonly SellableToken[];
  chosen: readonly string[];
  /** What stays chosen. */
  main: readonly string[];
  onChosen: (tokenIds: string[]) => void;
}

/** Reason for which a token can't be sold, and from when it can. */
function useRefusal(event: EventSummary) {
  const { t, i18n } = useTranslation('selling');
  return ({ sell }: SellableToken): string | undefined => {
    if (sell.allowed) return undefined;
    if (sell.opensAt !== undefined) {
      const format = {
        zone: event.timezone,
        locale: i18n.language,
        format: 'dateTime' as const,
        showZone: false,
      };
      return t('choose.opens', { date: formatInstant(new Date(sell.opensAt), format) });
    }
    return t(`refused.${sell.reason as 'resaleClosed'}`, { defaultValue: '' });
  };
}

/** Choice of what is sold: the chosen one stays, others are added or removed [C4.16]. */
export function TokenChoice({ event, tokens, chosen, main, onChosen }: TokenChoiceProps) {
  const { t, i18n } = useTranslation('selling');
  const placeOf = usePlaceOf();
  const refusalOf = useRefusal(event);
  const isEdited = chosen.length > main.length;
  return (
    <fieldset css={fields}>
      <legend css={legend}>{t('choose.title')}</legend>
      <Stack gap={2}>
        {tokens.length > 1 && <p css={muted}>{t('choose.hint')}</p>}
        {tokens.map((token) => {
          const { tokenId, face, sell } = token;
          const price = t('choose.face', { price: formatMoney(face, i18n.language) });
          return (
            <Checkbox
              key={tokenId}
              label={placeOf(token)}
              detail={[price, refusalOf(token)].filter(Boolean).join(' · ')}
              checked={chosen.includes(tokenId)}
              disabled={!sell.allowed || main.includes(tokenId)}
              onCheckedChange={(isOn) => onChosen(toggleToken(chosen, tokenId, { tokens, isOn, main }))}
            />
          );
        })}
        {isEdited && (
          <div>
            <Button variant="text" onClick={() => onChosen([...main])}>
              {t('choose.reset')}
            </Button>
          </div>
        )}
      </Stack>
    </fieldset>
  );
}
