import { good, missing, refusal, type Route } from './fakeStripeAnswers.ts';
import { newId } from './fakeStripeState.ts';

export const transfer: Route['answer'] = (state, _id, params) => {
  if (String(params['destination']).startsWith('acct_refused')) return missing('destination');
  if (String(params['destination']).startsWith('acct_unfunded'))
    return refusal(400, { type: 'invalid_request_error', code: 'balance_insufficient' });
  const { amount, currency, transfer_group: group } = params;
  const made = { id: newId('tr'), object: 'transfer' as const, amount, currency, transfer_group: group };
  state.transfers.push(made);
  return good(made);
};

export const listTransfers: Route['answer'] = (state, _id, params) => {
  const data = state.transfers.filter((made) => made.transfer_group === params['transfer_group']);
  return good({ object: 'list', data, has_more: false });
};
