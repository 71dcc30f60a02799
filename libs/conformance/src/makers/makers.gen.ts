// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { NounName } from '../contract/nouns.ts';
import type { NounMakers } from './shared/nounMakers.ts';
import { cartMakers as cartCartMakers } from './cart/cartMakers.ts';
import { discountMakers as cartDiscountMakers } from './cart/discountMakers.ts';
import { orderMakers as cartOrderMakers } from './cart/orderMakers.ts';
import { paymentMeansMakers as cartPaymentMeansMakers } from './cart/paymentMeansMakers.ts';
import { paymentMakers as cartPaymentMakers } from './cart/paymentMakers.ts';
import { payoutMakers as cartPayoutMakers } from './cart/payoutMakers.ts';
import { refundMakers as cartRefundMakers } from './cart/refundMakers.ts';
import { accountDeletionMakers as identityAccountDeletionMakers } from './identity/accountDeletionMakers.ts';
import { accountMakers as identityAccountMakers } from './identity/accountMakers.ts';
import { dataExportMakers as identityDataExportMakers } from './identity/dataExportMakers.ts';
import { exchangeCodeMakers as identityExchangeCodeMakers } from './identity/exchangeCodeMakers.ts';
import { linkMakers as identityLinkMakers } from './identity/linkMakers.ts';
import { notificationSettingsMakers as identityNotificationSettingsMakers } from './identity/notificationSettingsMakers.ts';
import { partialAccountMakers as identityPartialAccountMakers } from './identity/partialAccountMakers.ts';
import { passwordMakers as identityPasswordMakers } from './identity/passwordMakers.ts';
import { photoMakers as identityPhotoMakers } from './identity/photoMakers.ts';
import { sessionMakers as identitySessionMakers } from './identity/sessionMakers.ts';
import { thirdPartyMakers as identityThirdPartyMakers } from './identity/thirdPartyMakers.ts';
import { tokenFreezeMakers as identityTokenFreezeMakers } from './identity/tokenFreezeMakers.ts';
import { auctionMakers as marketplaceAuctionMakers } from './marketplace/auctionMakers.ts';
import { clientAuctionMakers as marketplaceClientAuctionMakers } from './marketplace/clientAuctionMakers.ts';
import { clientDrawMakers as marketplaceClientDrawMakers } from './marketplace/clientDrawMakers.ts';
import { customEventPageMakers as marketplaceCustomEventPageMakers } from './marketplace/customEventPageMakers.ts';
import { drawMakers as marketplaceDrawMakers } from './marketplace/drawMakers.ts';
import { eventPreviewMakers as marketplaceEventPreviewMakers } from './marketplace/eventPreviewMakers.ts';
import { eventMakers as marketplaceEventMakers } from './marketplace/eventMakers.ts';
import { followMakers as marketplaceFollowMakers } from './marketplace/followMakers.ts';
import { inventoryPackageMakers as marketplaceInventoryPackageMakers } from './marketplace/inventoryPackageMakers.ts';
import { offerGroupMakers as marketplaceOfferGroupMakers } from './marketplace/offerGroupMakers.ts';
import { offerMakers as marketplaceOfferMakers } from './marketplace/offerMakers.ts';
import { priceAlertMakers as marketplacePriceAlertMakers } from './marketplace/priceAlertMakers.ts';
import { repaymentMakers as marketplaceRepaymentMakers } from './marketplace/repaymentMakers.ts';
import { searchSuggestionMakers as marketplaceSearchSuggestionMakers } from './marketplace/searchSuggestionMakers.ts';
import { seatMakers as marketplaceSeatMakers } from './marketplace/seatMakers.ts';
import { secondaryListingMakers as marketplaceSecondaryListingMakers } from './marketplace/secondaryListingMakers.ts';
import { waitListMakers as marketplaceWaitListMakers } from './marketplace/waitListMakers.ts';
import { waitingRoomMakers as marketplaceWaitingRoomMakers } from './marketplace/waitingRoomMakers.ts';
import { feeMakers as promoterFeeMakers } from './promoter/feeMakers.ts';
import { gatewayMakers as promoterGatewayMakers } from './promoter/gatewayMakers.ts';
import { handOverMakers as promoterHandOverMakers } from './promoter/handOverMakers.ts';
import { inventoryMakers as promoterInventoryMakers } from './promoter/inventoryMakers.ts';
import { paymentConfigMakers as promoterPaymentConfigMakers } from './promoter/paymentConfigMakers.ts';
import { resaleMakers as promoterResaleMakers } from './promoter/resaleMakers.ts';
import { saleLinkMakers as promoterSaleLinkMakers } from './promoter/saleLinkMakers.ts';
import { settlementMakers as promoterSettlementMakers } from './promoter/settlementMakers.ts';
import { sponsorMakers as promoterSponsorMakers } from './promoter/sponsorMakers.ts';
import { transactionMakers as promoterTransactionMakers } from './promoter/transactionMakers.ts';
import { attributionMakers as shellAttributionMakers } from './shell/attributionMakers.ts';
import { careersMakers as shellCareersMakers } from './shell/careersMakers.ts';
import { cityMakers as shellCityMakers } from './shell/cityMakers.ts';
import { configurationMakers as shellConfigurationMakers } from './shell/configurationMakers.ts';
import { countryMakers as shellCountryMakers } from './shell/countryMakers.ts';
import { errorReportMakers as shellErrorReportMakers } from './shell/errorReportMakers.ts';
import { inquiryMakers as shellInquiryMakers } from './shell/inquiryMakers.ts';
import { newsletterMakers as shellNewsletterMakers } from './shell/newsletterMakers.ts';
import { releaseMakers as shellReleaseMakers } from './shell/releaseMakers.ts';
import { remoteConfigMakers as shellRemoteConfigMakers } from './shell/remoteConfigMakers.ts';
import { whiteLabelMakers as shellWhiteLabelMakers } from './shell/whiteLabelMakers.ts';
import { conferenceMakers as streamingConferenceMakers } from './streaming/conferenceMakers.ts';
import { liveStreamMakers as streamingLiveStreamMakers } from './streaming/liveStreamMakers.ts';
import { playbackMakers as streamingPlaybackMakers } from './streaming/playbackMakers.ts';
import { streamFeedbackMakers as streamingStreamFeedbackMakers } from './streaming/streamFeedbackMakers.ts';
import { videoAnalyticsMakers as streamingVideoAnalyticsMakers } from './streaming/videoAnalyticsMakers.ts';
import { activityMakers as tokenAssignmentActivityMakers } from './token-assignment/activityMakers.ts';
import { assignmentMakers as tokenAssignmentAssignmentMakers } from './token-assignment/assignmentMakers.ts';
import { guestPurchaseMakers as tokenAssignmentGuestPurchaseMakers } from './token-assignment/guestPurchaseMakers.ts';
import { walletPassMakers as tokenAssignmentWalletPassMakers } from './token-assignment/walletPassMakers.ts';

/** Makers by noun; a noun with calls and without makers does not compile. */
export const makersByNoun: Readonly<Record<NounName, NounMakers>> = {
  'cart/cart': cartCartMakers,
  'cart/discount': cartDiscountMakers,
  'cart/order': cartOrderMakers,
  'cart/payment-means': cartPaymentMeansMakers,
  'cart/payment': cartPaymentMakers,
  'cart/payout': cartPayoutMakers,
  'cart/refund': cartRefundMakers,
  'identity/account-deletion': identityAccountDeletionMakers,
  'identity/account': identityAccountMakers,
  'identity/data-export': identityDataExportMakers,
  'identity/exchange-code': identityExchangeCodeMakers,
  'identity/link': identityLinkMakers,
  'identity/notification-settings': identityNotificationSettingsMakers,
  'identity/partial-account': identityPartialAccountMakers,
  'identity/password': identityPasswordMakers,
  'identity/photo': identityPhotoMakers,
  'identity/session': identitySessionMakers,
  'identity/third-party': identityThirdPartyMakers,
  'identity/token-freeze': identityTokenFreezeMakers,
  'marketplace/auction': marketplaceAuctionMakers,
  'marketplace/client-auction': marketplaceClientAuctionMakers,
  'marketplace/client-draw': marketplaceClientDrawMakers,
  'marketplace/custom-event-page': marketplaceCustomEventPageMakers,
  'marketplace/draw': marketplaceDrawMakers,
  'marketplace/event-preview': marketplaceEventPreviewMakers,
  'marketplace/event': marketplaceEventMakers,
  'marketplace/follow': marketplaceFollowMakers,
  'marketplace/inventory-package': marketplaceInventoryPackageMakers,
  'marketplace/offer-group': marketplaceOfferGroupMakers,
  'marketplace/offer': marketplaceOfferMakers,
  'marketplace/price-alert': marketplacePriceAlertMakers,
  'marketplace/repayment': marketplaceRepaymentMakers,
  'marketplace/search-suggestion': marketplaceSearchSuggestionMakers,
  'marketplace/seat': marketplaceSeatMakers,
  'marketplace/secondary-listing': marketplaceSecondaryListingMakers,
  'marketplace/wait-list': marketplaceWaitListMakers,
  'marketplace/waiting-room': marketplaceWaitingRoomMakers,
  'promoter/fee': promoterFeeMakers,
  'promoter/gateway': promoterGatewayMakers,
  'promoter/hand-over': promoterHandOverMakers,
  'promoter/inventory': promoterInventoryMakers,
  'promoter/payment-config': promoterPaymentConfigMakers,
  'promoter/resale': promoterResaleMakers,
  'promoter/sale-link': promoterSaleLinkMakers,
  'promoter/settlement': promoterSettlementMakers,
  'promoter/sponsor': promoterSponsorMakers,
  'promoter/transaction': promoterTransactionMakers,
  'shell/attribution': shellAttributionMakers,
  'shell/careers': shellCareersMakers,
  'shell/city': shellCityMakers,
  'shell/configuration': shellConfigurationMakers,
  'shell/country': shellCountryMakers,
  'shell/error-report': shellErrorReportMakers,
  'shell/inquiry': shellInquiryMakers,
  'shell/newsletter': shellNewsletterMakers,
  'shell/release': shellReleaseMakers,
  'shell/remote-config': shellRemoteConfigMakers,
  'shell/white-label': shellWhiteLabelMakers,
  'streaming/conference': streamingConferenceMakers,
  'streaming/live-stream': streamingLiveStreamMakers,
  'streaming/playback': streamingPlaybackMakers,
  'streaming/stream-feedback': streamingStreamFeedbackMakers,
  'streaming/video-analytics': streamingVideoAnalyticsMakers,
  'token-assignment/activity': tokenAssignmentActivityMakers,
  'token-assignment/assignment': tokenAssignmentAssignmentMakers,
  'token-assignment/guest-purchase': tokenAssignmentGuestPurchaseMakers,
  'token-assignment/wallet-pass': tokenAssignmentWalletPassMakers,
};
