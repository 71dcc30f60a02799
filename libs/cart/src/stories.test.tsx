import { describeStories } from '@foyer/testing/stories';
import * as parts from './components/cart/CartParts.stories.tsx';
import * as hold from './components/hold/HoldProblemNotice.stories.tsx';
import * as fields from './components/payment-means/CardFields.stories.tsx';
import * as means from './components/payment-means/PaymentMeansPicker.stories.tsx';
import * as address from './components/shipping-address/ShippingAddressForm.stories.tsx';
import * as checkout from './pages/checkout/Checkout.stories.tsx';
import * as panel from './components/pay-panel/PayPanel.stories.tsx';
import * as notice from './components/pay-panel/PaymentNotice.stories.tsx';
import * as receipt from './pages/receipt/Receipt.stories.tsx';
import * as wallet from './pages/wallet/Wallet.stories.tsx';

beforeEach(() => window.sessionStorage.clear());

describeStories({ parts, hold, fields, means, address, checkout, notice, panel, receipt, wallet });
