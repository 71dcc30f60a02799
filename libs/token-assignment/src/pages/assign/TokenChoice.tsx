import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Token } from '@foyer/contract';
import { Button, Checkbox, Inline, Stack, theme } from '@foyer/ui-kit';
import { usePlaceText } from '../../components/token/usePlaceText.ts';
import { isEdited, resetSelection, toggleToken, type TokenSelection } from './tokenSelection.ts';

const group = css({ border: 0, padding: 0, margin: 0, minInlineSize: 0 });
const legend = css({ padding: 0, marginBlockEnd: theme.space[2], fontWeight: 600 });

export interface TokenChoiceProps {
  /** Tokens that can be handed over. */
  tokens: readonly Token[];
  selection: TokenSelection;
  onSelect: (selection: TokenSelection) => void;
}

/** Choice of the tokens that go together; the one that the fan came with stays chosen [C4.16]. */
export function TokenChoice({ tokens, selection, onSelect }: TokenChoiceProps) {
  const { t } = useTranslation('assignment');
  const placeText = usePlaceText();
  return (
    <fieldset css={group}>
      <legend css={legend}>{t('assign.which')}</legend>
      <Stack gap={2}>
        {tokens.map((token) => (
          <Checkbox
            key={token.tokenId}
            label={placeText(token)}
            detail={token.name}
            checked={selection.chosen.includes(token.tokenId)}
            disabled={token.tokenId === selection.main}
            onCheckedChange={() => onSelect(toggleToken(selection, token.tokenId))}
          />
        ))}
        {tokens.length > 1 && (
          <Inline gap={3} css={{ color: theme.color.contentMuted }}>
            <span role="status">{t('assign.chosen', { count: selection.chosen.length })}</span>
            {isEdited(selection) && (
              <Button variant="text" onClick={() => onSelect(resetSelection(selection))}>
                {t('assign.reset')}
              </Button>
            )}
          </Inline>
        )}
      </Stack>
    </fieldset>
  );
}
