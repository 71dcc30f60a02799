// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { cartCartOperations, type CartCartOperations } from './cart/cart/operations.gen.ts';
import { cartDiscountOperations, type CartDiscountOperations } from './cart/discount/operations.gen.ts';
import { cartOrderOperations, type CartOrderOperations } from './cart/order/operations.gen.ts';
import { cartPaymentMeansOperations, type CartPaymentMeansOperations } from './cart/payment-means/operations.gen.ts';
import { cartPaymentOperations, type CartPaymentOperations } from './cart/payment/operations.gen.ts';
import { cartPayoutOperations, type CartPayoutOperations } from './cart/payout/operations.gen.ts';
import { cartRefundOperations, type CartRefundOperations } from './cart/refund/operations.gen.ts';
import { identityAccountDeletionOperations, type IdentityAccountDeletionOperations } from './identity/account-deletion/operations.gen.ts';
import { identityAccountOperations, type IdentityAccountOperations } from './identity/account/operations.gen.ts';
import { identityDataExportOperations, type IdentityDataExportOperations } from './identity/data-export/operations.gen.ts';
import { identityExchangeCodeOperations, type IdentityExchangeCodeOperations } from './identity/exchange-code/operations.gen.ts';
import { identityLinkOperations, type IdentityLinkOperations } from './identity/link/operations.gen.ts';
import { identityNotificationSettingsOperations, type IdentityNotificationSettingsOperations } from './identity/notification-settings/operations.gen.ts';
import { identityPartialAccountOperations, type IdentityPartialAccountOperations } from './identity/partial-account/operations.gen.ts';
import { identityPasswordOperations, type IdentityPasswordOperations } from './identity/password/operations.gen.ts';
import { identityPhotoOperations, type IdentityPhotoOperations } from './identity/photo/operations.gen.ts';
import { identitySessionOperations, type IdentitySessionOperations } from './identity/session/operations.gen.ts';
import { identityThirdPartyOperations, type IdentityThirdPartyOperations } from './identity/third-party/operations.gen.ts';
import { identityTokenFreezeOperations, type IdentityTokenFreezeOperations } from './identity/token-freeze/operations.gen.ts';
import { marketplaceAuctionOperations, type MarketplaceAuctionOperations } from './marketplace/auction/operations.gen.ts';
import { marketplaceClientAuctionOperations, type MarketplaceClientAuctionOperations } from './marketplace/client-auction/operations.gen.ts';
import { marketplaceClientDrawOperations, type MarketplaceClientDrawOperations } from './marketplace/client-draw/operations.gen.ts';
import { marketplaceCustomEventPageOperations, type MarketplaceCustomEventPageOperations } from './marketplace/custom-event-page/operations.gen.ts';
import { marketplaceDrawOperations, type MarketplaceDrawOperations } from './marketplace/draw/operations.gen.ts';
import { marketplaceEventPreviewOperations, type MarketplaceEventPreviewOperations } from './marketplace/event-preview/operations.gen.ts';
import { marketplaceEventOperations, type MarketplaceEventOperations } from './marketplace/event/operations.gen.ts';
import { marketplaceFollowOperations, type MarketplaceFollowOperations } from './marketplace/follow/operations.gen.ts';
import { marketplaceInventoryPackageOperations, type MarketplaceInventoryPackageOperations } from './marketplace/inventory-package/operations.gen.ts';
import { marketplaceOfferGroupOperations, type MarketplaceOfferGroupOperations } from './marketplace/offer-group/operations.gen.ts';
import { marketplaceOfferOperations, type MarketplaceOfferOperations } from './marketplace/offer/operations.gen.ts';
import { marketplacePriceAlertOperations, type MarketplacePriceAlertOperations } from './marketplace/price-alert/operations.gen.ts';
import { marketplaceRepaymentOperations, type MarketplaceRepaymentOperations } from './marketplace/repayment/operations.gen.ts';
import { marketplaceSearchSuggestionOperations, type MarketplaceSearchSuggestionOperations } from './marketplace/search-suggestion/operations.gen.ts';
import { marketplaceSeatOperations, type MarketplaceSeatOperations } from './marketplace/seat/operations.gen.ts';
import { marketplaceSecondaryListingOperations, type MarketplaceSecondaryListingOperations } from './marketplace/secondary-listing/operations.gen.ts';
import { marketplaceWaitListOperations, type MarketplaceWaitListOperations } from './marketplace/wait-list/operations.gen.ts';
import { marketplaceWaitingRoomOperations, type MarketplaceWaitingRoomOperations } from './marketplace/waiting-room/operations.gen.ts';
import { promoterFeeOperations, type PromoterFeeOperations } from './promoter/fee/operations.gen.ts';
import { promoterGatewayOperations, type PromoterGatewayOperations } from './promoter/gateway/operations.gen.ts';
import { promoterHandOverOperations, type PromoterHandOverOperations } from './promoter/hand-over/operations.gen.ts';
import { promoterInventoryOperations, type PromoterInventoryOperations } from './promoter/inventory/operations.gen.ts';
import { promoterPaymentConfigOperations, type PromoterPaymentConfigOperations } from './promoter/payment-config/operations.gen.ts';
import { promoterResaleOperations, type PromoterResaleOperations } from './promoter/resale/operations.gen.ts';
import { promoterSaleLinkOperations, type PromoterSaleLinkOperations } from './promoter/sale-link/operations.gen.ts';
import { promoterSettlementOperations, type PromoterSettlementOperations } from './promoter/settlement/operations.gen.ts';
import { promoterSponsorOperations, type PromoterSponsorOperations } from './promoter/sponsor/operations.gen.ts';
import { promoterTransactionOperations, type PromoterTransactionOperations } from './promoter/transaction/operations.gen.ts';
import { shellAttributionOperations, type ShellAttributionOperations } from './shell/attribution/operations.gen.ts';
import { shellCareersOperations, type ShellCareersOperations } from './shell/careers/operations.gen.ts';
import { shellCityOperations, type ShellCityOperations } from './shell/city/operations.gen.ts';
import { shellConfigurationOperations, type ShellConfigurationOperations } from './shell/configuration/operations.gen.ts';
import { shellCountryOperations, type ShellCountryOperations } from './shell/country/operations.gen.ts';
import { shellErrorReportOperations, type ShellErrorReportOperations } from './shell/error-report/operations.gen.ts';
import { shellInquiryOperations, type ShellInquiryOperations } from './shell/inquiry/operations.gen.ts';
import { shellNewsletterOperations, type ShellNewsletterOperations } from './shell/newsletter/operations.gen.ts';
import { shellReleaseOperations, type ShellReleaseOperations } from './shell/release/operations.gen.ts';
import { shellRemoteConfigOperations, type ShellRemoteConfigOperations } from './shell/remote-config/operations.gen.ts';
import { shellWhiteLabelOperations, type ShellWhiteLabelOperations } from './shell/white-label/operations.gen.ts';
import { streamingConferenceOperations, type StreamingConferenceOperations } from './streaming/conference/operations.gen.ts';
import { streamingLiveStreamOperations, type StreamingLiveStreamOperations } from './streaming/live-stream/operations.gen.ts';
import { streamingPlaybackOperations, type StreamingPlaybackOperations } from './streaming/playback/operations.gen.ts';
import { streamingStreamFeedbackOperations, type StreamingStreamFeedbackOperations } from './streaming/stream-feedback/operations.gen.ts';
import { streamingVideoAnalyticsOperations, type StreamingVideoAnalyticsOperations } from './streaming/video-analytics/operations.gen.ts';
import { tokenAssignmentActivityOperations, type TokenAssignmentActivityOperations } from './token-assignment/activity/operations.gen.ts';
import { tokenAssignmentAssignmentOperations, type TokenAssignmentAssignmentOperations } from './token-assignment/assignment/operations.gen.ts';
import { tokenAssignmentGuestPurchaseOperations, type TokenAssignmentGuestPurchaseOperations } from './token-assignment/guest-purchase/operations.gen.ts';
import { tokenAssignmentWalletPassOperations, type TokenAssignmentWalletPassOperations } from './token-assignment/wallet-pass/operations.gen.ts';

/** Every operation: how it is called, who may call it and what it may answer. */
export const operations = {
  ...cartCartOperations,
  ...cartDiscountOperations,
  ...cartOrderOperations,
  ...cartPaymentMeansOperations,
  ...cartPaymentOperations,
  ...cartPayoutOperations,
  ...cartRefundOperations,
  ...identityAccountDeletionOperations,
  ...identityAccountOperations,
  ...identityDataExportOperations,
  ...identityExchangeCodeOperations,
  ...identityLinkOperations,
  ...identityNotificationSettingsOperations,
  ...identityPartialAccountOperations,
  ...identityPasswordOperations,
  ...identityPhotoOperations,
  ...identitySessionOperations,
  ...identityThirdPartyOperations,
  ...identityTokenFreezeOperations,
  ...marketplaceAuctionOperations,
  ...marketplaceClientAuctionOperations,
  ...marketplaceClientDrawOperations,
  ...marketplaceCustomEventPageOperations,
  ...marketplaceDrawOperations,
  ...marketplaceEventPreviewOperations,
  ...marketplaceEventOperations,
  ...marketplaceFollowOperations,
  ...marketplaceInventoryPackageOperations,
  ...marketplaceOfferGroupOperations,
  ...marketplaceOfferOperations,
  ...marketplacePriceAlertOperations,
  ...marketplaceRepaymentOperations,
  ...marketplaceSearchSuggestionOperations,
  ...marketplaceSeatOperations,
  ...marketplaceSecondaryListingOperations,
  ...marketplaceWaitListOperations,
  ...marketplaceWaitingRoomOperations,
  ...promoterFeeOperations,
  ...promoterGatewayOperations,
  ...promoterHandOverOperations,
  ...promoterInventoryOperations,
  ...promoterPaymentConfigOperations,
  ...promoterResaleOperations,
  ...promoterSaleLinkOperations,
  ...promoterSettlementOperations,
  ...promoterSponsorOperations,
  ...promoterTransactionOperations,
  ...shellAttributionOperations,
  ...shellCareersOperations,
  ...shellCityOperations,
  ...shellConfigurationOperations,
  ...shellCountryOperations,
  ...shellErrorReportOperations,
  ...shellInquiryOperations,
  ...shellNewsletterOperations,
  ...shellReleaseOperations,
  ...shellRemoteConfigOperations,
  ...shellWhiteLabelOperations,
  ...streamingConferenceOperations,
  ...streamingLiveStreamOperations,
  ...streamingPlaybackOperations,
  ...streamingStreamFeedbackOperations,
  ...streamingVideoAnalyticsOperations,
  ...tokenAssignmentActivityOperations,
  ...tokenAssignmentAssignmentOperations,
  ...tokenAssignmentGuestPurchaseOperations,
  ...tokenAssignmentWalletPassOperations,
} as const;
export type OperationId = keyof typeof operations;

export interface OperationTypes
  extends CartCartOperations,
    CartDiscountOperations,
    CartOrderOperations,
    CartPaymentMeansOperations,
    CartPaymentOperations,
    CartPayoutOperations,
    CartRefundOperations,
    IdentityAccountDeletionOperations,
    IdentityAccountOperations,
    IdentityDataExportOperations,
    IdentityExchangeCodeOperations,
    IdentityLinkOperations,
    IdentityNotificationSettingsOperations,
    IdentityPartialAccountOperations,
    IdentityPasswordOperations,
    IdentityPhotoOperations,
    IdentitySessionOperations,
    IdentityThirdPartyOperations,
    IdentityTokenFreezeOperations,
    MarketplaceAuctionOperations,
    MarketplaceClientAuctionOperations,
    MarketplaceClientDrawOperations,
    MarketplaceCustomEventPageOperations,
    MarketplaceDrawOperations,
    MarketplaceEventPreviewOperations,
    MarketplaceEventOperations,
    MarketplaceFollowOperations,
    MarketplaceInventoryPackageOperations,
    MarketplaceOfferGroupOperations,
    MarketplaceOfferOperations,
    MarketplacePriceAlertOperations,
    MarketplaceRepaymentOperations,
    MarketplaceSearchSuggestionOperations,
    MarketplaceSeatOperations,
    MarketplaceSecondaryListingOperations,
    MarketplaceWaitListOperations,
    MarketplaceWaitingRoomOperations,
    PromoterFeeOperations,
    PromoterGatewayOperations,
    PromoterHandOverOperations,
    PromoterInventoryOperations,
    PromoterPaymentConfigOperations,
    PromoterResaleOperations,
    PromoterSaleLinkOperations,
    PromoterSettlementOperations,
    PromoterSponsorOperations,
    PromoterTransactionOperations,
    ShellAttributionOperations,
    ShellCareersOperations,
    ShellCityOperations,
    ShellConfigurationOperations,
    ShellCountryOperations,
    ShellErrorReportOperations,
    ShellInquiryOperations,
    ShellNewsletterOperations,
    ShellReleaseOperations,
    ShellRemoteConfigOperations,
    ShellWhiteLabelOperations,
    StreamingConferenceOperations,
    StreamingLiveStreamOperations,
    StreamingPlaybackOperations,
    StreamingStreamFeedbackOperations,
    StreamingVideoAnalyticsOperations,
    TokenAssignmentActivityOperations,
    TokenAssignmentAssignmentOperations,
    TokenAssignmentGuestPurchaseOperations,
    TokenAssignmentWalletPassOperations {}
