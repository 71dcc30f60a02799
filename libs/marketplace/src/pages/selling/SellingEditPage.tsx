import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import type { SecondaryListing, SecondaryMarketplace } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import {
  useGetSecondaryListingQuery,
  useGetSecondaryMarketplaceQuery,
  useSaveSecondaryListingMutation,
} from '@foyer/api-client/marketplace';
import { usePaths } from '@foyer/api-client/shell';
import { useAuthentication } from '@foyer/identity';
import {
  Button,
  EmptyState,
  Inline,
  LinkButton,
  LiveRegion,
  Notice,
  Stack,
  useUnsavedChanges,
} from '@foyer/ui-kit';
import { focusFirstInvalid } from '@foyer/ui-kit/forms';
import { AskFields } from './ask/AskFields.tsx';
import { SellingFrame } from './SellingFrame.tsx';
import { useAsk } from './ask/useAsk.ts';

function EditForm({ market, listing }: { market: SecondaryMarketplace; listing: SecondaryListing }) {
  const { t } = useTranslation('selling');
  const { listingId, event, hoursBefore } = listing;
  const { eventId } = event;
  const { tokenId = '' } = useParams();
  const paths = usePaths();
  const navigate = useNavigate();
  const { requireVerified } = useAuthentication();
  const form = useRef<HTMLFormElement>(null);
  const [isTried, setTried] = useState(false);
  const [save, { isLoading, error }] = useSaveSecondaryListingMutation();
  const isSaving = useRef(false);
  const tokens = market.tokens.filter((token) =>
    listing.tokens.some((each) => each.tokenId === token.tokenId),
  );
  const payout = listing.payoutMethod?.payoutMethodId;
  const first = { amount: listing.price.amount, hoursBefore, ...(payout ? { payoutMethodId: payout } : {}) };
  const ask = useAsk({ market, tokens, first, listingId });
  const leave = { title: t('edit.leave.title'), yes: t('edit.leave.yes'), no: t('edit.leave.no') };
  useUnsavedChanges(ask.isEdited, leave, () => !isSaving.current);
  const { amount, currency, problem, payoutMethodId, quote, isQuoting } = ask;
  const send = async (acceptedProceeds: SecondaryListing['price']): Promise<void> => {
    const tokenIds = tokens.map((token) => token.tokenId);
    const price = { amount: amount!, currency };
    isSaving.current = true;
    const terms = { eventId, listingId, tokenIds, price, hoursBefore: ask.hoursBefore, acceptedProceeds };
    const { data } = await save({ ...terms, payoutMethodId: payoutMethodId! });
    if (data) await navigate(paths.sellingSummary({ eventId, tokenId }), { replace: true });
    isSaving.current = false;
  };
  const submit = (submitted: SubmitEvent<HTMLFormElement>): void => {
    submitted.preventDefault();
    setTried(true);
    if (problem) focusFirstInvalid(form.current!, { price: problem });
    else if (payoutMethodId !== undefined && quote.data && !isQuoting) {
      const { proceeds } = quote.data.seller;
      void requireVerified(() => send(proceeds));
    }
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap={8}>
        <AskFields
          ask={ask}
          market={market}
          offerGroupId={listing.offerGroupId}
          count={tokens.length}
          isTried={isTried}
        />
        <LiveRegion>{error !== undefined && <Notice tone="danger">{errorText(t, error)}</Notice>}</LiveRegion>
        <Inline gap={3}>
          <Button type="submit" variant="primary" size="large" loading={isLoading} disabled={isQuoting}>
            {t('edit.submit')}
          </Button>
          <LinkButton variant="text" size="large" href={paths.sellingSummary({ eventId, tokenId })}>
            {t('edit.leave.yes')}
          </LinkButton>
        </Inline>
      </Stack>
    </form>
  );
}

/** Change of a live listing: price, expiry, payout account; leaving asks before it discards [C2.12c, C2.30f]. */
export function SellingEditPage() {
  const { t } = useTranslation('selling');
  const { eventId = '', tokenId = '' } = useParams();
  const paths = usePaths();
  const market = useGetSecondaryMarketplaceQuery({ eventId });
  const query = useGetSecondaryListingQuery({ eventId, tokenId });
  const listing = market.data && query.data;
  return (
    <SellingFrame title={t('edit.title')} query={market.error ? market : query} event={listing?.event}>
      {listing?.allowed.edit.allowed && <EditForm market={market.data!} listing={listing} />}
      {listing && !listing.allowed.edit.allowed && (
        <EmptyState
          title={t('summary.notSold')}
          action={
            <LinkButton href={paths.sellingSummary({ eventId, tokenId })}>{t('summary.title')}</LinkButton>
          }
        />
      )}
    </SellingFrame>
  );
}
