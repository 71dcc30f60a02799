// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from './json-schema/jsonSchema.ts';
import type { OperationId } from './operations.gen.ts';
import { cartCartDefinitions, cartCartSchemas } from './cart/cart/schemas.gen.ts';
import { cartDiscountDefinitions, cartDiscountSchemas } from './cart/discount/schemas.gen.ts';
import { cartOrderDefinitions, cartOrderSchemas } from './cart/order/schemas.gen.ts';
import { cartPaymentMeansDefinitions, cartPaymentMeansSchemas } from './cart/payment-means/schemas.gen.ts';
import { cartPaymentDefinitions, cartPaymentSchemas } from './cart/payment/schemas.gen.ts';
import { cartPayoutDefinitions, cartPayoutSchemas } from './cart/payout/schemas.gen.ts';
import { cartRefundDefinitions, cartRefundSchemas } from './cart/refund/schemas.gen.ts';
import { commonErrorDefinitions } from './common/error/schemas.gen.ts';
import { commonEventDefinitions } from './common/event/schemas.gen.ts';
import { commonItemDefinitions } from './common/item/schemas.gen.ts';
import { commonMembershipDefinitions } from './common/membership/schemas.gen.ts';
import { commonMoneyDefinitions } from './common/money/schemas.gen.ts';
import { commonPermissionDefinitions } from './common/permission/schemas.gen.ts';
import { commonQuestionDefinitions } from './common/question/schemas.gen.ts';
import { commonSeatDefinitions } from './common/seat/schemas.gen.ts';
import { commonTokenDefinitions } from './common/token/schemas.gen.ts';
import { commonValueDefinitions } from './common/value/schemas.gen.ts';
import { identityAccountDeletionDefinitions, identityAccountDeletionSchemas } from './identity/account-deletion/schemas.gen.ts';
import { identityAccountDefinitions, identityAccountSchemas } from './identity/account/schemas.gen.ts';
import { identityDataExportDefinitions, identityDataExportSchemas } from './identity/data-export/schemas.gen.ts';
import { identityExchangeCodeDefinitions, identityExchangeCodeSchemas } from './identity/exchange-code/schemas.gen.ts';
import { identityLinkDefinitions, identityLinkSchemas } from './identity/link/schemas.gen.ts';
import { identityNotificationSettingsDefinitions, identityNotificationSettingsSchemas } from './identity/notification-settings/schemas.gen.ts';
import { identityPartialAccountDefinitions, identityPartialAccountSchemas } from './identity/partial-account/schemas.gen.ts';
import { identityPasswordDefinitions, identityPasswordSchemas } from './identity/password/schemas.gen.ts';
import { identityPhotoDefinitions, identityPhotoSchemas } from './identity/photo/schemas.gen.ts';
import { identitySessionDefinitions, identitySessionSchemas } from './identity/session/schemas.gen.ts';
import { identityThirdPartyDefinitions, identityThirdPartySchemas } from './identity/third-party/schemas.gen.ts';
import { identityTokenFreezeDefinitions, identityTokenFreezeSchemas } from './identity/token-freeze/schemas.gen.ts';
import { marketplaceAuctionDefinitions, marketplaceAuctionSchemas } from './marketplace/auction/schemas.gen.ts';
import { marketplaceClientAuctionDefinitions, marketplaceClientAuctionSchemas } from './marketplace/client-auction/schemas.gen.ts';
import { marketplaceClientDrawDefinitions, marketplaceClientDrawSchemas } from './marketplace/client-draw/schemas.gen.ts';
import { marketplaceCustomEventPageDefinitions, marketplaceCustomEventPageSchemas } from './marketplace/custom-event-page/schemas.gen.ts';
import { marketplaceDrawDefinitions, marketplaceDrawSchemas } from './marketplace/draw/schemas.gen.ts';
import { marketplaceEventPreviewDefinitions, marketplaceEventPreviewSchemas } from './marketplace/event-preview/schemas.gen.ts';
import { marketplaceEventDefinitions, marketplaceEventSchemas } from './marketplace/event/schemas.gen.ts';
import { marketplaceFollowDefinitions, marketplaceFollowSchemas } from './marketplace/follow/schemas.gen.ts';
import { marketplaceInventoryPackageDefinitions, marketplaceInventoryPackageSchemas } from './marketplace/inventory-package/schemas.gen.ts';
import { marketplaceOfferGroupDefinitions, marketplaceOfferGroupSchemas } from './marketplace/offer-group/schemas.gen.ts';
import { marketplaceOfferDefinitions, marketplaceOfferSchemas } from './marketplace/offer/schemas.gen.ts';
import { marketplacePriceAlertDefinitions, marketplacePriceAlertSchemas } from './marketplace/price-alert/schemas.gen.ts';
import { marketplaceRepaymentDefinitions, marketplaceRepaymentSchemas } from './marketplace/repayment/schemas.gen.ts';
import { marketplaceSearchSuggestionDefinitions, marketplaceSearchSuggestionSchemas } from './marketplace/search-suggestion/schemas.gen.ts';
import { marketplaceSeatDefinitions, marketplaceSeatSchemas } from './marketplace/seat/schemas.gen.ts';
import { marketplaceSecondaryListingDefinitions, marketplaceSecondaryListingSchemas } from './marketplace/secondary-listing/schemas.gen.ts';
import { marketplaceWaitListDefinitions, marketplaceWaitListSchemas } from './marketplace/wait-list/schemas.gen.ts';
import { marketplaceWaitingRoomDefinitions, marketplaceWaitingRoomSchemas } from './marketplace/waiting-room/schemas.gen.ts';
import { promoterFeeDefinitions, promoterFeeSchemas } from './promoter/fee/schemas.gen.ts';
import { promoterGatewayDefinitions, promoterGatewaySchemas } from './promoter/gateway/schemas.gen.ts';
import { promoterHandOverDefinitions, promoterHandOverSchemas } from './promoter/hand-over/schemas.gen.ts';
import { promoterInventoryDefinitions, promoterInventorySchemas } from './promoter/inventory/schemas.gen.ts';
import { promoterPaymentConfigDefinitions, promoterPaymentConfigSchemas } from './promoter/payment-config/schemas.gen.ts';
import { promoterResaleDefinitions, promoterResaleSchemas } from './promoter/resale/schemas.gen.ts';
import { promoterSaleLinkDefinitions, promoterSaleLinkSchemas } from './promoter/sale-link/schemas.gen.ts';
import { promoterSettlementDefinitions, promoterSettlementSchemas } from './promoter/settlement/schemas.gen.ts';
import { promoterSponsorDefinitions, promoterSponsorSchemas } from './promoter/sponsor/schemas.gen.ts';
import { promoterTransactionDefinitions, promoterTransactionSchemas } from './promoter/transaction/schemas.gen.ts';
import { shellAttributionDefinitions, shellAttributionSchemas } from './shell/attribution/schemas.gen.ts';
import { shellCareersDefinitions, shellCareersSchemas } from './shell/careers/schemas.gen.ts';
import { shellCityDefinitions, shellCitySchemas } from './shell/city/schemas.gen.ts';
import { shellConfigurationDefinitions, shellConfigurationSchemas } from './shell/configuration/schemas.gen.ts';
import { shellCountryDefinitions, shellCountrySchemas } from './shell/country/schemas.gen.ts';
import { shellErrorReportDefinitions, shellErrorReportSchemas } from './shell/error-report/schemas.gen.ts';
import { shellInquiryDefinitions, shellInquirySchemas } from './shell/inquiry/schemas.gen.ts';
import { shellNewsletterDefinitions, shellNewsletterSchemas } from './shell/newsletter/schemas.gen.ts';
import { shellReleaseDefinitions, shellReleaseSchemas } from './shell/release/schemas.gen.ts';
import { shellRemoteConfigDefinitions, shellRemoteConfigSchemas } from './shell/remote-config/schemas.gen.ts';
import { shellWhiteLabelDefinitions, shellWhiteLabelSchemas } from './shell/white-label/schemas.gen.ts';
import { streamingConferenceDefinitions, streamingConferenceSchemas } from './streaming/conference/schemas.gen.ts';
import { streamingLiveStreamDefinitions, streamingLiveStreamSchemas } from './streaming/live-stream/schemas.gen.ts';
import { streamingPlaybackDefinitions, streamingPlaybackSchemas } from './streaming/playback/schemas.gen.ts';
import { streamingStreamFeedbackDefinitions, streamingStreamFeedbackSchemas } from './streaming/stream-feedback/schemas.gen.ts';
import { streamingVideoAnalyticsDefinitions, streamingVideoAnalyticsSchemas } from './streaming/video-analytics/schemas.gen.ts';
import { tokenAssignmentActivityDefinitions, tokenAssignmentActivitySchemas } from './token-assignment/activity/schemas.gen.ts';
import { tokenAssignmentAssignmentDefinitions, tokenAssignmentAssignmentSchemas } from './token-assignment/assignment/schemas.gen.ts';
import { tokenAssignmentGuestPurchaseDefinitions, tokenAssignmentGuestPurchaseSchemas } from './token-assignment/guest-purchase/schemas.gen.ts';
import { tokenAssignmentWalletPassDefinitions, tokenAssignmentWalletPassSchemas } from './token-assignment/wallet-pass/schemas.gen.ts';

export type { JsonSchema, OperationSchema } from './json-schema/jsonSchema.ts';

/** The shared schemas; operation schemas refer to them as `foyer#/definitions/Name`. */
export const sharedSchemas: JsonSchema = {
  $id: 'foyer',
  definitions: {
    ...cartCartDefinitions,
    ...cartDiscountDefinitions,
    ...cartOrderDefinitions,
    ...cartPaymentMeansDefinitions,
    ...cartPaymentDefinitions,
    ...cartPayoutDefinitions,
    ...cartRefundDefinitions,
    ...commonErrorDefinitions,
    ...commonEventDefinitions,
    ...commonItemDefinitions,
    ...commonMembershipDefinitions,
    ...commonMoneyDefinitions,
    ...commonPermissionDefinitions,
    ...commonQuestionDefinitions,
    ...commonSeatDefinitions,
    ...commonTokenDefinitions,
    ...commonValueDefinitions,
    ...identityAccountDeletionDefinitions,
    ...identityAccountDefinitions,
    ...identityDataExportDefinitions,
    ...identityExchangeCodeDefinitions,
    ...identityLinkDefinitions,
    ...identityNotificationSettingsDefinitions,
    ...identityPartialAccountDefinitions,
    ...identityPasswordDefinitions,
    ...identityPhotoDefinitions,
    ...identitySessionDefinitions,
    ...identityThirdPartyDefinitions,
    ...identityTokenFreezeDefinitions,
    ...marketplaceAuctionDefinitions,
    ...marketplaceClientAuctionDefinitions,
    ...marketplaceClientDrawDefinitions,
    ...marketplaceCustomEventPageDefinitions,
    ...marketplaceDrawDefinitions,
    ...marketplaceEventPreviewDefinitions,
    ...marketplaceEventDefinitions,
    ...marketplaceFollowDefinitions,
    ...marketplaceInventoryPackageDefinitions,
    ...marketplaceOfferGroupDefinitions,
    ...marketplaceOfferDefinitions,
    ...marketplacePriceAlertDefinitions,
    ...marketplaceRepaymentDefinitions,
    ...marketplaceSearchSuggestionDefinitions,
    ...marketplaceSeatDefinitions,
    ...marketplaceSecondaryListingDefinitions,
    ...marketplaceWaitListDefinitions,
    ...marketplaceWaitingRoomDefinitions,
    ...promoterFeeDefinitions,
    ...promoterGatewayDefinitions,
    ...promoterHandOverDefinitions,
    ...promoterInventoryDefinitions,
    ...promoterPaymentConfigDefinitions,
    ...promoterResaleDefinitions,
    ...promoterSaleLinkDefinitions,
    ...promoterSettlementDefinitions,
    ...promoterSponsorDefinitions,
    ...promoterTransactionDefinitions,
    ...shellAttributionDefinitions,
    ...shellCareersDefinitions,
    ...shellCityDefinitions,
    ...shellConfigurationDefinitions,
    ...shellCountryDefinitions,
    ...shellErrorReportDefinitions,
    ...shellInquiryDefinitions,
    ...shellNewsletterDefinitions,
    ...shellReleaseDefinitions,
    ...shellRemoteConfigDefinitions,
    ...shellWhiteLabelDefinitions,
    ...streamingConferenceDefinitions,
    ...streamingLiveStreamDefinitions,
    ...streamingPlaybackDefinitions,
    ...streamingStreamFeedbackDefinitions,
    ...streamingVideoAnalyticsDefinitions,
    ...tokenAssignmentActivityDefinitions,
    ...tokenAssignmentAssignmentDefinitions,
    ...tokenAssignmentGuestPurchaseDefinitions,
    ...tokenAssignmentWalletPassDefinitions,
  },
};

export const operationSchemas: Record<OperationId, OperationSchema> = {
  ...cartCartSchemas,
  ...cartDiscountSchemas,
  ...cartOrderSchemas,
  ...cartPaymentMeansSchemas,
  ...cartPaymentSchemas,
  ...cartPayoutSchemas,
  ...cartRefundSchemas,
  ...identityAccountDeletionSchemas,
  ...identityAccountSchemas,
  ...identityDataExportSchemas,
  ...identityExchangeCodeSchemas,
  ...identityLinkSchemas,
  ...identityNotificationSettingsSchemas,
  ...identityPartialAccountSchemas,
  ...identityPasswordSchemas,
  ...identityPhotoSchemas,
  ...identitySessionSchemas,
  ...identityThirdPartySchemas,
  ...identityTokenFreezeSchemas,
  ...marketplaceAuctionSchemas,
  ...marketplaceClientAuctionSchemas,
  ...marketplaceClientDrawSchemas,
  ...marketplaceCustomEventPageSchemas,
  ...marketplaceDrawSchemas,
  ...marketplaceEventPreviewSchemas,
  ...marketplaceEventSchemas,
  ...marketplaceFollowSchemas,
  ...marketplaceInventoryPackageSchemas,
  ...marketplaceOfferGroupSchemas,
  ...marketplaceOfferSchemas,
  ...marketplacePriceAlertSchemas,
  ...marketplaceRepaymentSchemas,
  ...marketplaceSearchSuggestionSchemas,
  ...marketplaceSeatSchemas,
  ...marketplaceSecondaryListingSchemas,
  ...marketplaceWaitListSchemas,
  ...marketplaceWaitingRoomSchemas,
  ...promoterFeeSchemas,
  ...promoterGatewaySchemas,
  ...promoterHandOverSchemas,
  ...promoterInventorySchemas,
  ...promoterPaymentConfigSchemas,
  ...promoterResaleSchemas,
  ...promoterSaleLinkSchemas,
  ...promoterSettlementSchemas,
  ...promoterSponsorSchemas,
  ...promoterTransactionSchemas,
  ...shellAttributionSchemas,
  ...shellCareersSchemas,
  ...shellCitySchemas,
  ...shellConfigurationSchemas,
  ...shellCountrySchemas,
  ...shellErrorReportSchemas,
  ...shellInquirySchemas,
  ...shellNewsletterSchemas,
  ...shellReleaseSchemas,
  ...shellRemoteConfigSchemas,
  ...shellWhiteLabelSchemas,
  ...streamingConferenceSchemas,
  ...streamingLiveStreamSchemas,
  ...streamingPlaybackSchemas,
  ...streamingStreamFeedbackSchemas,
  ...streamingVideoAnalyticsSchemas,
  ...tokenAssignmentActivitySchemas,
  ...tokenAssignmentAssignmentSchemas,
  ...tokenAssignmentGuestPurchaseSchemas,
  ...tokenAssignmentWalletPassSchemas,
};
