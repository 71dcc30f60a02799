import type { TokenPolicy } from '@foyer/contract';
import { storedForm } from '../../platform/database/storedForm.ts';

/** Stored form of the policy under which a token was bought. */
export const tokenPolicyForm = storedForm<TokenPolicy>();
