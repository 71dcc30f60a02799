import type { TokenPolicy } from '@foyer/contract';
import { storedForm } from '../../platform/database/storedForm.ts';

/** Stored form of the rules that a token was bought under. */
export const tokenPolicyForm = storedForm<TokenPolicy>();
