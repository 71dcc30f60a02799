import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { storyOnStage, type MockAnswers } from '@foyer/testing';
import { cartSettings, type CartSettings } from './cartSettings.ts';

/** Address of a story; stories stand in for the pages of the payment gateway. */
const storyAddress = (id: string): string => `${window.location.origin}/iframe.html?viewMode=story&id=${id}`;
export const gatewayPage = (state: 'gateway' | 'filled' | 'refused' = 'gateway'): string =>
  storyAddress(`cart-card-fields--${state}-page`);
export const bankPage = (): string => storyAddress('cart-card-fields--bank-page');

const methods = () => ({
  paymentMethods: [{ paymentType: 'CreditCard' as const, label: 'Card', hostedFieldsUrl: gatewayPage() }],
  maxStoredCards: 5,
});

/** Story decorator: renders the story for a buyer who holds a cart. */
export const onCart = (answers: MockAnswers = {}, settings: CartSettings = {}) =>
  storyOnStage((locale) =>
    cartSettings({ listPaymentMethods: methods(), ...answers }, { locale, ...settings }),
  );

/** Mounts a page at its address; other addresses render a placeholder. */
export const atAddress = (pattern: string, page: ReactNode) => (
  <Routes>
    <Route path={pattern} element={page} />
    <Route path="*" element={<p>This led to another page.</p>} />
  </Routes>
);
