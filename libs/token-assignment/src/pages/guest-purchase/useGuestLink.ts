import { useSearchParams } from 'react-router';
import type { GuestAssignment, GuestCheckout, Order } from '@foyer/contract';
import {
  useCheckoutGuestPurchasePubliclyQuery,
  useCheckoutPromoterPurchasePubliclyQuery,
  useDeclineGuestPurchaseMutation,
  useDeclinePromoterPurchaseMutation,
  usePurchaseFromClientMutation,
  usePurchaseFromPromoterMutation,
  useValidateGuestPurchaseQuery,
  useValidatePromoterPurchaseQuery,
} from '@foyer/api-client/token-assignment';
import { usePaths } from '@foyer/api-client/shell';
import { isSecret } from '@foyer/util';
import { fraudSessionId, paymentStorage, type CommitResult, type PaymentChoice } from '@foyer/cart';

interface Read<Data> {
  data?: Data;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Link of a promoter or an organiser: what it holds, and what a guest can do with it. */
export interface GuestLink {
  assignmentString: string;
  /** False for a link that lost its end in a mail program. */
  isComplete: boolean;
  assignment: Read<GuestAssignment>;
  checkout: Read<GuestCheckout>;
  decline: { call: () => Promise<boolean>; error: object | undefined; isLoading: boolean };
  purchase: (choice: PaymentChoice, idempotencyKey: string) => Promise<CommitResult<Order>>;
  /** Addresses of its pages, with the secret. */
  pages: { summary: string; checkout: string };
}

function useSecret(isCheckout: boolean) {
  const [query] = useSearchParams();
  const assignmentString = query.get('assignmentString') ?? '';
  const isComplete = isSecret(assignmentString);
  const search = `?${new URLSearchParams({ assignmentString }).toString()}`;
  return {
    ...{ assignmentString, isComplete, search },
    skips: { summary: { skip: !isComplete }, checkout: { skip: !isComplete || !isCheckout } },
  };
}

const requestOf = (
  assignmentString: string,
  { paymentMethodId, acceptedTotal, savePaymentMeans }: PaymentChoice,
  idempotencyKey: string,
) => ({
  ...{ assignmentString, acceptedTotal, idempotencyKey },
  ...(paymentMethodId === undefined ? {} : { paymentMethodId }),
  ...(savePaymentMeans ? { savePaymentMeans } : {}),
  fraudSessionId: fraudSessionId(paymentStorage, () => crypto.randomUUID()),
});

/** Link of a promoter that the address has. */
export function usePromoterLink(isCheckout: boolean): GuestLink {
  const paths = usePaths();
  const { assignmentString, isComplete, search, skips } = useSecret(isCheckout);
  const [decline, declining] = useDeclinePromoterPurchaseMutation();
  const [purchase] = usePurchaseFromPromoterMutation();
  return {
    ...{ assignmentString, isComplete },
    assignment: useValidatePromoterPurchaseQuery({ assignmentString }, skips.summary),
    checkout: useCheckoutPromoterPurchasePubliclyQuery({ assignmentString }, skips.checkout),
    decline: {
      call: async () => (await decline({ assignmentString })).error === undefined,
      error: declining.error,
      isLoading: declining.isLoading,
    },
    purchase: (choice, key) => purchase(requestOf(assignmentString, choice, key)),
    pages: {
      summary: paths.promoterAssignment() + search,
      checkout: paths.promoterAssignmentCheckout() + search,
    },
  };
}

/** Link of an organiser that the address has. */
export function useClientLink(isCheckout: boolean): GuestLink {
  const paths = usePaths();
  const { assignmentString, isComplete, search, skips } = useSecret(isCheckout);
  const [decline, declining] = useDeclineGuestPurchaseMutation();
  const [purchase] = usePurchaseFromClientMutation();
  return {
    ...{ assignmentString, isComplete },
    assignment: useValidateGuestPurchaseQuery({ assignmentString }, skips.summary),
    checkout: useCheckoutGuestPurchasePubliclyQuery({ assignmentString }, skips.checkout),
    decline: {
      call: async () => (await decline({ assignmentString })).error === undefined,
      error: declining.error,
      isLoading: declining.isLoading,
    },
    purchase: (choice, key) => purchase(requestOf(assignmentString, choice, key)),
    pages: {
      summary: paths.clientGuestAssignment() + search,
      checkout: paths.clientGuestAssignmentCheckout() + search,
    },
  };
}
