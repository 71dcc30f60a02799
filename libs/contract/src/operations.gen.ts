// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { Accepted, AccountDeletionCheck, AddPaymentMeansRequest, AdvertisementData, Attendance, AttendingEventPage, AuthenticatedProfile, AvailableSections, BestSeats, CallerId, Carousel, Cart, ChangePasswordRequest, CheckoutCartRequest, CityList, ClearCartRequest, ConfirmLogInRequest, ContactMessage, CountryList, CreateAccountRequest, Cursor, DemoRequest, EntrySecret, ErrorReport, EventActivity, EventKind, EventNewsletterRequest, EventPage, EventProfile, ExchangeCodeGrant, ExchangeCodeRequest, ExtendHoldRequest, FinishAccountRequest, Id, InitiateResetPasswordRequest, Instant, JobApplication, LinkToken, LogInByLinkRequest, LogInMethods, LogInRequest, MarketplaceType, NewsletterAnswer, NewsletterRequest, NewsletterSubscription, NotificationSettings, OfferGroupList, OfferGroupQuery, Order, PartialUserAccount, PayCartRequest, PaymentMeans, PaymentMeansList, PaymentMethodList, PayoutMethodList, PersonalDetails, Profile, PublicConfiguration, Quantity, RedeemExchangeCodeRequest, ReleaseName, RemoteConfigDocument, ResetPasswordLink, ResumePart, ResumeUpload, SeatChart, SeatCode, SeatsForSections, SectionCode, SetPhotoRequest, StartThirdPartyLoginRequest, Surroundings, SystemEvent, ThirdPartyLoginRequest, ThirdPartyLoginStart, ThirdPartySession, UpdatePaymentMeansRequest, UserDataExport, UserSessionList, VerifiedEmail, VerifyPaymentMeansRequest, WhiteLabelConfig } from './types.gen.ts';

/** Every error code and its HTTP status. */
export const errorStatus = {
  invalidRequest: 400,
  unauthorized: 401,
  emailUnverified: 403,
  forbidden: 403,
  notFound: 404,
  payloadTooLarge: 413,
  unsupportedMediaType: 415,
  tooManyRequests: 429,
  serverError: 500,
  serviceUnavailable: 503,
  idempotencyInProgress: 409,
  idempotencyMismatch: 422,
  emailLinkExpired: 410,
  emailLinkMalformed: 400,
  userAlreadyExists: 409,
  userNotComplete: 409,
  emailNotFound: 404,
  invalidUsernameOrPassword: 422,
  thirdPartyLoginFailed: 422,
  thirdPartyEmailNotVerified: 422,
  thirdPartyAccountUnverified: 409,
  thirdPartyAccountTaken: 409,
  recaptchaFailed: 422,
  badPasswordStrength: 422,
  malformedEmail: 422,
  invalidBirthDate: 422,
  belowMinimumSignUpAge: 422,
  invalidPostalCode: 422,
  marketplaceClosed: 409,
  purchaseSoldOut: 409,
  invalidSeatCodes: 409,
  notEnoughContiguousSeats: 409,
  seatsNotTogether: 422,
  ticketLimitEvent: 422,
  ticketLimitMarketplace: 422,
  extrasNeedAccess: 422,
  childNeedsAdult: 422,
  invalidShippingAddress: 422,
  priceChanged: 409,
  reservationTimeRanOut: 409,
  holdNotExtendable: 409,
  paymentFailed: 402,
  paymentPending: 409,
  paymentVerificationRequired: 402,
  paymentRetryAttemptsExhausted: 402,
  tooManyCreditCards: 422,
  invalidCard: 422,
  paymentMeansInUse: 409,
  tokenNotActive: 409,
  recentLogInNeeded: 403,
  logInCodeWrong: 422,
  accountNotDeletable: 409,
  unsupportedImage: 422,
  imageTooSmall: 422,
  tokensFrozen: 409,
} as const;
export type ErrorCode = keyof typeof errorStatus;

/** Every operation: how it is called, who may call it and what it may answer. */
export const operations = {
  getAdvertisementData: { method: 'GET', path: '/advertisementData/public/client', domain: 'attribution', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.26', 'I7.02'], errors: ['notFound', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], cacheSeconds: 60 },
  recordSystemEvent: { method: 'POST', path: '/external/system-events', domain: 'attribution', kind: 'mutation', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.26', 'I7.02'], errors: ['invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  uploadResumePart: { method: 'POST', path: '/careers/public/resume', domain: 'careers', kind: 'mutation', access: 'anonymous', idempotent: false, extension: true, requirements: ['I3.24', 'I5.10'], errors: ['notFound', 'payloadTooLarge', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], bodyBytes: 720000 },
  applyForJob: { method: 'POST', path: '/careers/public/application', domain: 'careers', kind: 'mutation', access: 'anonymous', idempotent: false, extension: true, requirements: ['I2.29', 'I3.24', 'I8.10'], errors: ['malformedEmail', 'notFound', 'unsupportedMediaType', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  checkoutCart: { method: 'PUT', path: '/purchase/v2/cart/checkout', domain: 'cart', kind: 'mutation', access: 'user', idempotent: true, extension: false, requirements: ['C7.21', 'C4.01', 'C4.02', 'C4.03', 'C4.04'], errors: ['notFound', 'marketplaceClosed', 'purchaseSoldOut', 'invalidSeatCodes', 'notEnoughContiguousSeats', 'seatsNotTogether', 'ticketLimitEvent', 'ticketLimitMarketplace', 'extrasNeedAccess', 'childNeedsAdult', 'paymentPending', 'unauthorized', 'forbidden', 'idempotencyInProgress', 'idempotencyMismatch', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  payCart: { method: 'POST', path: '/purchase/cart', domain: 'cart', kind: 'mutation', access: 'verified', idempotent: true, extension: false, requirements: ['C7.20', 'C3.28'], errors: ['notFound', 'marketplaceClosed', 'priceChanged', 'reservationTimeRanOut', 'paymentFailed', 'paymentPending', 'paymentVerificationRequired', 'paymentRetryAttemptsExhausted', 'invalidShippingAddress', 'extrasNeedAccess', 'ticketLimitEvent', 'unauthorized', 'forbidden', 'emailUnverified', 'idempotencyInProgress', 'idempotencyMismatch', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  clearCart: { method: 'POST', path: '/purchase/cart/clear', domain: 'cart', kind: 'mutation', access: 'user', idempotent: true, extension: false, requirements: ['C7.22', 'C4.02'], errors: ['paymentPending', 'unauthorized', 'forbidden', 'idempotencyInProgress', 'idempotencyMismatch', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  extendHold: { method: 'POST', path: '/purchase/cart/extendHold', domain: 'cart', kind: 'mutation', access: 'user', idempotent: true, extension: true, requirements: ['C4.04'], errors: ['reservationTimeRanOut', 'holdNotExtendable', 'unauthorized', 'forbidden', 'idempotencyInProgress', 'idempotencyMismatch', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  getOrder: { method: 'GET', path: '/purchase/order', domain: 'cart', kind: 'query', access: 'user', idempotent: false, extension: true, requirements: ['C3.28', 'C3.22'], errors: ['notFound', 'unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  listPaymentMethods: { method: 'GET', path: '/payment/paymentMethods', domain: 'cart', kind: 'query', access: 'user', idempotent: false, extension: false, requirements: ['C7.55', 'C3.12'], errors: ['unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  listPaymentMeans: { method: 'GET', path: '/payment/paymentMeans', domain: 'cart', kind: 'query', access: 'user', idempotent: false, extension: false, requirements: ['C7.56', 'I3.10'], errors: ['unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  addPaymentMeans: { method: 'POST', path: '/payment/paymentMeans', domain: 'cart', kind: 'mutation', access: 'user', idempotent: true, extension: false, requirements: ['C7.56', 'C5.10'], errors: ['invalidCard', 'tooManyCreditCards', 'unauthorized', 'forbidden', 'idempotencyInProgress', 'idempotencyMismatch', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  removePaymentMeans: { method: 'DELETE', path: '/payment/paymentMeans', domain: 'cart', kind: 'mutation', access: 'user', idempotent: true, extension: false, requirements: ['C7.56', 'I7.21', 'C5.13'], errors: ['notFound', 'paymentMeansInUse', 'unauthorized', 'forbidden', 'idempotencyInProgress', 'idempotencyMismatch', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  updatePaymentMeans: { method: 'PUT', path: '/payment/paymentMeans/update', domain: 'cart', kind: 'mutation', access: 'user', idempotent: true, extension: false, requirements: ['C7.57'], errors: ['notFound', 'unauthorized', 'forbidden', 'idempotencyInProgress', 'idempotencyMismatch', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  verifyPaymentMeans: { method: 'PUT', path: '/payment/paymentMeans/verify', domain: 'cart', kind: 'mutation', access: 'user', idempotent: true, extension: false, requirements: ['C7.57'], errors: ['notFound', 'paymentFailed', 'unauthorized', 'forbidden', 'idempotencyInProgress', 'idempotencyMismatch', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  createExchangeCode: { method: 'POST', path: '/auth/exchangeCode', domain: 'embedding', kind: 'mutation', access: 'user', idempotent: false, extension: true, requirements: ['I6.09'], errors: ['notFound', 'unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  redeemExchangeCode: { method: 'POST', path: '/auth/exchangeCode/redeem', domain: 'embedding', kind: 'mutation', access: 'anonymous', idempotent: false, extension: true, requirements: ['I6.09'], errors: ['notFound', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  createAccount: { method: 'POST', path: '/auth/createAccount', domain: 'identity', kind: 'mutation', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.05'], errors: ['userAlreadyExists', 'userNotComplete', 'emailLinkExpired', 'emailLinkMalformed', 'badPasswordStrength', 'malformedEmail', 'invalidBirthDate', 'belowMinimumSignUpAge', 'invalidPostalCode', 'recaptchaFailed', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  completePartialUserAccount: { method: 'POST', path: '/auth/public/completePartialUserAccount', domain: 'identity', kind: 'mutation', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.06', 'I3.15', 'I3.20'], errors: ['emailLinkExpired', 'emailLinkMalformed', 'userNotComplete', 'badPasswordStrength', 'invalidBirthDate', 'belowMinimumSignUpAge', 'invalidPostalCode', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  getPartialUserAccount: { method: 'GET', path: '/auth/public/partialUserAccount', domain: 'identity', kind: 'query', access: 'anonymous', idempotent: false, extension: true, requirements: ['I4.09'], errors: ['emailLinkExpired', 'emailLinkMalformed', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  logIn: { method: 'POST', path: '/auth/login', domain: 'identity', kind: 'mutation', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.07'], errors: ['invalidUsernameOrPassword', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  logInByLink: { method: 'POST', path: '/auth/loginByLink', domain: 'identity', kind: 'mutation', access: 'anonymous', idempotent: false, extension: true, requirements: ['I7.07'], errors: ['emailLinkExpired', 'emailLinkMalformed', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  startThirdPartyLogin: { method: 'POST', path: '/auth/startThirdPartyLogin', domain: 'identity', kind: 'mutation', access: 'anonymous', idempotent: false, extension: true, requirements: ['I7.08', 'I7.29'], errors: ['thirdPartyLoginFailed', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  thirdPartyLogin: { method: 'POST', path: '/auth/thirdPartyLogin', domain: 'identity', kind: 'mutation', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.08', 'I3.13', 'I3.18'], errors: ['thirdPartyLoginFailed', 'thirdPartyEmailNotVerified', 'thirdPartyAccountUnverified', 'thirdPartyAccountTaken', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  logOut: { method: 'POST', path: '/auth/logout', domain: 'identity', kind: 'mutation', access: 'user', idempotent: false, extension: false, requirements: ['I7.09'], errors: ['unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  changePassword: { method: 'PUT', path: '/auth/changePassword', domain: 'identity', kind: 'mutation', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.10'], errors: ['emailLinkExpired', 'emailLinkMalformed', 'badPasswordStrength', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  resendVerificationLink: { method: 'PUT', path: '/auth/resendVerificationLink', domain: 'identity', kind: 'mutation', access: 'user', idempotent: false, extension: false, requirements: ['I7.11'], errors: ['unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  initiateResetPassword: { method: 'PUT', path: '/auth/initiateResetPassword', domain: 'identity', kind: 'mutation', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.12'], errors: ['malformedEmail', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  verifyAccountEmail: { method: 'GET', path: '/auth/verifyAccountEmail', domain: 'identity', kind: 'mutation', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.13'], errors: ['emailLinkExpired', 'emailLinkMalformed', 'emailNotFound', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  verifyResetPasswordEmail: { method: 'GET', path: '/auth/verifyResetPasswordEmail', domain: 'identity', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.14'], errors: ['emailLinkExpired', 'emailLinkMalformed', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  isEmailAddressAvailable: { method: 'GET', path: '/auth/isEmailAddressAvailable', domain: 'identity', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.15', 'I5.01'], errors: ['userAlreadyExists', 'userNotComplete', 'malformedEmail', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  getProfile: { method: 'GET', path: '/user/profile', domain: 'identity', kind: 'query', access: 'user', idempotent: false, extension: false, requirements: ['I7.18'], errors: ['unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  updateProfile: { method: 'PUT', path: '/user/profile', domain: 'identity', kind: 'mutation', access: 'user', idempotent: false, extension: false, requirements: ['I7.18', 'I3.16'], errors: ['invalidBirthDate', 'belowMinimumSignUpAge', 'invalidPostalCode', 'unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  getSurroundings: { method: 'GET', path: '/geoData/public/surroundings', domain: 'maps', kind: 'query', access: 'anonymous', idempotent: false, extension: true, requirements: ['I7.24', 'I7.30'], errors: ['invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], cacheSeconds: 86400 },
  getEventProfile: { method: 'GET', path: '/event/public/profile/V2', domain: 'marketplace', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['C7.31'], errors: ['notFound', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], cacheSeconds: 5 },
  listEvents: { method: 'GET', path: '/event/public/profileList', domain: 'marketplace', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['C7.32', 'C2.22'], errors: ['invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], cacheSeconds: 5 },
  listCarousel: { method: 'GET', path: '/event/public/carouselList', domain: 'marketplace', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['C7.34'], errors: ['invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], cacheSeconds: 30 },
  getSeatChart: { method: 'GET', path: '/event/public/seatChartData', domain: 'marketplace', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['C7.35'], errors: ['notFound', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], cacheSeconds: 3600 },
  listOfferGroups: { method: 'POST', path: '/marketplace/public/offerGroups/v3', domain: 'marketplace', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['C7.40', 'C3.18', 'C3.19'], errors: ['notFound', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  listAvailableSections: { method: 'PUT', path: '/marketplace/public/availableSections/v2', domain: 'marketplace', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['C7.44'], errors: ['notFound', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  findBestSeats: { method: 'GET', path: '/marketplace/inventorySelection/public/seats', domain: 'marketplace', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['C7.51', 'C5.11'], errors: ['notFound', 'notEnoughContiguousSeats', 'purchaseSoldOut', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  listSeatsForSections: { method: 'GET', path: '/marketplace/inventorySelection/public/seats/forSections', domain: 'marketplace', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['C7.51'], errors: ['notFound', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  listPayoutMethods: { method: 'GET', path: '/payout/methods', domain: 'payout', kind: 'query', access: 'user', idempotent: false, extension: false, requirements: ['C7.59', 'C3.30', 'I2.13'], errors: ['unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  deleteAccount: { method: 'DELETE', path: '/auth/deleteAccount', domain: 'profile', kind: 'mutation', access: 'user', idempotent: false, extension: false, requirements: ['I7.16'], errors: ['recentLogInNeeded', 'accountNotDeletable', 'unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  checkAccountDeletion: { method: 'GET', path: '/auth/deleteAccount/check', domain: 'profile', kind: 'query', access: 'user', idempotent: false, extension: true, requirements: ['I7.16'], errors: ['unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  getLogInMethods: { method: 'GET', path: '/auth/confirmLogIn', domain: 'profile', kind: 'query', access: 'user', idempotent: false, extension: true, requirements: ['I7.16'], errors: ['unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  confirmLogIn: { method: 'POST', path: '/auth/confirmLogIn', domain: 'profile', kind: 'mutation', access: 'user', idempotent: false, extension: true, requirements: ['I7.16'], errors: ['invalidUsernameOrPassword', 'logInCodeWrong', 'thirdPartyLoginFailed', 'unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  sendLogInCode: { method: 'PUT', path: '/auth/confirmLogIn/code', domain: 'profile', kind: 'mutation', access: 'user', idempotent: false, extension: true, requirements: ['I7.16'], errors: ['unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  listSessions: { method: 'GET', path: '/auth/sessions', domain: 'profile', kind: 'query', access: 'user', idempotent: false, extension: true, requirements: ['I4.12', 'I6.09'], errors: ['unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  endSession: { method: 'DELETE', path: '/auth/sessions', domain: 'profile', kind: 'mutation', access: 'user', idempotent: false, extension: true, requirements: ['I4.12', 'I6.09'], errors: ['notFound', 'unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  endOtherSessions: { method: 'DELETE', path: '/auth/sessions/others', domain: 'profile', kind: 'mutation', access: 'user', idempotent: false, extension: true, requirements: ['I4.12', 'I6.09'], errors: ['unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  getId: { method: 'GET', path: '/user/public/getId', domain: 'profile', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.20'], errors: ['invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  getNotificationSettings: { method: 'GET', path: '/user/notificationSettings/v2', domain: 'profile', kind: 'query', access: 'user', idempotent: false, extension: false, requirements: ['I7.19'], errors: ['unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  updateNotificationSettings: { method: 'PUT', path: '/user/notificationSettings/v2', domain: 'profile', kind: 'mutation', access: 'user', idempotent: false, extension: false, requirements: ['I7.19'], errors: ['unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  exportUserData: { method: 'GET', path: '/user/dataExport', domain: 'profile', kind: 'query', access: 'user', idempotent: false, extension: true, requirements: ['I3.01', 'I7.18'], errors: ['unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  setPhoto: { method: 'PUT', path: '/user/photo', domain: 'profile', kind: 'mutation', access: 'user', idempotent: false, extension: true, requirements: ['I3.08'], errors: ['unsupportedImage', 'imageTooSmall', 'payloadTooLarge', 'unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], bodyBytes: 8000000 },
  removePhoto: { method: 'DELETE', path: '/user/photo', domain: 'profile', kind: 'mutation', access: 'user', idempotent: false, extension: true, requirements: ['I3.08'], errors: ['unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  freezeTokens: { method: 'PUT', path: '/user/tokenFreeze', domain: 'profile', kind: 'mutation', access: 'user', idempotent: false, extension: true, requirements: ['C2.29'], errors: ['unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  unfreezeTokens: { method: 'DELETE', path: '/user/tokenFreeze', domain: 'profile', kind: 'mutation', access: 'user', idempotent: false, extension: true, requirements: ['C2.29'], errors: ['recentLogInNeeded', 'unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  getConfiguration: { method: 'GET', path: '/configuration/public', domain: 'shell', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.22'], errors: ['invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], cacheSeconds: 60 },
  getRemoteConfig: { method: 'GET', path: '/configuration/public/remote', domain: 'shell', kind: 'query', access: 'anonymous', idempotent: false, extension: true, requirements: ['I4.23', 'I3.31', 'I3.32', 'I9.03'], errors: ['invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], cacheSeconds: 60 },
  getWhiteLabelConfig: { method: 'GET', path: '/whitelabel/config.json', domain: 'shell', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.23'], errors: ['notFound', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], cacheSeconds: 60 },
  listCountries: { method: 'GET', path: '/geoData/public/countries', domain: 'shell', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.24'], errors: ['invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], cacheSeconds: 3600 },
  searchCities: { method: 'GET', path: '/geoData/public/cities', domain: 'shell', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.24'], errors: ['invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], cacheSeconds: 3600 },
  getReleaseName: { method: 'GET', path: '/debug/public/releaseName', domain: 'shell', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.25', 'I6.07'], errors: ['invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], cacheSeconds: 60 },
  reportError: { method: 'POST', path: '/debug/public/errorReport', domain: 'shell', kind: 'mutation', access: 'anonymous', idempotent: false, extension: true, requirements: ['I6.06', 'I7.30'], errors: ['invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  sendContactMessage: { method: 'POST', path: '/contact/public/message', domain: 'shell', kind: 'mutation', access: 'anonymous', idempotent: false, extension: true, requirements: ['I2.29', 'I9.10'], errors: ['malformedEmail', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  requestDemo: { method: 'POST', path: '/client/acquisition/public/request-demo', domain: 'shell', kind: 'mutation', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.28'], errors: ['malformedEmail', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  subscribeNewsletter: { method: 'PUT', path: '/newsletter/public/subscribe', domain: 'shell', kind: 'mutation', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.27'], errors: ['malformedEmail', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  subscribeEventNewsletter: { method: 'PUT', path: '/newsletter/public/event/subscribe', domain: 'shell', kind: 'mutation', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.27'], errors: ['malformedEmail', 'notFound', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  getNewsletterSubscription: { method: 'GET', path: '/newsletter/public/subscription', domain: 'shell', kind: 'query', access: 'anonymous', idempotent: false, extension: true, requirements: ['I7.27'], errors: ['emailLinkMalformed', 'notFound', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  answerNewsletterSubscription: { method: 'PUT', path: '/newsletter/public/subscription', domain: 'shell', kind: 'mutation', access: 'anonymous', idempotent: false, extension: true, requirements: ['I7.27'], errors: ['emailLinkMalformed', 'notFound', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  listAttendingEvents: { method: 'GET', path: '/user/activityList/attendingEventList', domain: 'token-assignment', kind: 'query', access: 'user', idempotent: false, extension: false, requirements: ['C7.69'], errors: ['unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  getEventActivity: { method: 'GET', path: '/user/activity/v2', domain: 'token-assignment', kind: 'query', access: 'user', idempotent: false, extension: false, requirements: ['C7.70'], errors: ['notFound', 'unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  getEntrySecret: { method: 'GET', path: '/user/activity/entrySecret', domain: 'token-assignment', kind: 'query', access: 'verified', idempotent: false, extension: true, requirements: ['I2.30', 'C2.29', 'I9.04'], errors: ['notFound', 'tokenNotActive', 'tokensFrozen', 'unauthorized', 'forbidden', 'emailUnverified', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
} as const;
export type OperationId = keyof typeof operations;

/** Operations whose answer opens a session: it carries `authToken`. */
export const sessionOperations = ['redeemExchangeCode', 'createAccount', 'completePartialUserAccount', 'logIn', 'logInByLink', 'thirdPartyLogin', 'changePassword', 'confirmLogIn'] as const;
export type SessionOperationId = (typeof sessionOperations)[number];

export interface OperationTypes {
  /** Campaign parameters of an advertisement, for links that carry its id only. [I7.26, I7.02] */
  getAdvertisementData: { query: { advertisementId: string }; body: undefined; request: { advertisementId: string }; response: AdvertisementData; error: 'notFound' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Reports an event caused by an advertisement or affiliate, which the headers name. [I7.26, I7.02] */
  recordSystemEvent: { query: undefined; body: SystemEvent; request: SystemEvent; response: Accepted; error: 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Uploads the next part of a résumé. The first call starts the upload; a part sent twice is stored once. [I3.24, I5.10] */
  uploadResumePart: { query: undefined; body: ResumePart; request: ResumePart; response: ResumeUpload; error: 'notFound' | 'payloadTooLarge' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Submits an application with the uploaded résumé. An upload applies once, however often the call is repeated. [I2.29, I3.24, I8.10] */
  applyForJob: { query: undefined; body: JobApplication; request: JobApplication; response: Accepted; error: 'malformedEmail' | 'notFound' | 'unsupportedMediaType' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Holds the requested lines and quotes their price. Either all lines are held or nothing changes. [C7.21, C4.01, C4.02, C4.03, C4.04] */
  checkoutCart: { query: undefined; body: CheckoutCartRequest; request: { idempotencyKey: string; request: CheckoutCartRequest }; response: Cart; error: 'notFound' | 'marketplaceClosed' | 'purchaseSoldOut' | 'invalidSeatCodes' | 'notEnoughContiguousSeats' | 'seatsNotTogether' | 'ticketLimitEvent' | 'ticketLimitMarketplace' | 'extrasNeedAccess' | 'childNeedsAdult' | 'paymentPending' | 'unauthorized' | 'forbidden' | 'idempotencyInProgress' | 'idempotencyMismatch' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Pays the cart and turns its held items into {product}. [C7.20, C3.28] */
  payCart: { query: undefined; body: PayCartRequest; request: { idempotencyKey: string; request: PayCartRequest }; response: Order; error: 'notFound' | 'marketplaceClosed' | 'priceChanged' | 'reservationTimeRanOut' | 'paymentFailed' | 'paymentPending' | 'paymentVerificationRequired' | 'paymentRetryAttemptsExhausted' | 'invalidShippingAddress' | 'extrasNeedAccess' | 'ticketLimitEvent' | 'unauthorized' | 'forbidden' | 'emailUnverified' | 'idempotencyInProgress' | 'idempotencyMismatch' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Releases everything that the cart of an event holds. [C7.22, C4.02] */
  clearCart: { query: undefined; body: ClearCartRequest; request: { idempotencyKey: string; request: ClearCartRequest }; response: Accepted; error: 'paymentPending' | 'unauthorized' | 'forbidden' | 'idempotencyInProgress' | 'idempotencyMismatch' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Extends a hold; possible once. [C4.04] */
  extendHold: { query: undefined; body: ExtendHoldRequest; request: { idempotencyKey: string; request: ExtendHoldRequest }; response: Cart; error: 'reservationTimeRanOut' | 'holdNotExtendable' | 'unauthorized' | 'forbidden' | 'idempotencyInProgress' | 'idempotencyMismatch' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Order of the caller, as shown on its receipt. [C3.28, C3.22] */
  getOrder: { query: { orderId: Id }; body: undefined; request: { orderId: Id }; response: Order; error: 'notFound' | 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Available payment methods. [C7.55, C3.12] */
  listPaymentMethods: { query: { eventId?: Id }; body: undefined; request: { eventId?: Id }; response: PaymentMethodList; error: 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Stored cards of the caller. [C7.56, I3.10] */
  listPaymentMeans: { query: { onePurchase?: boolean }; body: undefined; request: { onePurchase?: boolean }; response: PaymentMeansList; error: 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Stores a card by the single-use token of the hosted fields. [C7.56, C5.10] */
  addPaymentMeans: { query: undefined; body: AddPaymentMeansRequest; request: { idempotencyKey: string; request: AddPaymentMeansRequest }; response: PaymentMeans; error: 'invalidCard' | 'tooManyCreditCards' | 'unauthorized' | 'forbidden' | 'idempotencyInProgress' | 'idempotencyMismatch' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Deletes a stored card. [C7.56, I7.21, C5.13] */
  removePaymentMeans: { query: { paymentMethodId: Id }; body: undefined; request: { idempotencyKey: string; request: { paymentMethodId: Id } }; response: Accepted; error: 'notFound' | 'paymentMeansInUse' | 'unauthorized' | 'forbidden' | 'idempotencyInProgress' | 'idempotencyMismatch' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Makes a stored card the default. [C7.57] */
  updatePaymentMeans: { query: undefined; body: UpdatePaymentMeansRequest; request: { idempotencyKey: string; request: UpdatePaymentMeansRequest }; response: PaymentMeans; error: 'notFound' | 'unauthorized' | 'forbidden' | 'idempotencyInProgress' | 'idempotencyMismatch' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Submits the answer of the card's bank, so that the payment can be retried. [C7.57] */
  verifyPaymentMeans: { query: undefined; body: VerifyPaymentMeansRequest; request: { idempotencyKey: string; request: VerifyPaymentMeansRequest }; response: PaymentMeans; error: 'notFound' | 'paymentFailed' | 'unauthorized' | 'forbidden' | 'idempotencyInProgress' | 'idempotencyMismatch' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Issues a code that opens a session of the caller in a frame, once and within a minute, on pages of one origin. [I6.09] */
  createExchangeCode: { query: undefined; body: ExchangeCodeRequest; request: ExchangeCodeRequest; response: ExchangeCodeGrant; error: 'notFound' | 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Exchanges the code for a new session. An attempt from another origin also uses it up. [I6.09] */
  redeemExchangeCode: { query: undefined; body: RedeemExchangeCodeRequest; request: RedeemExchangeCodeRequest; response: AuthenticatedProfile; error: 'notFound' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Creates an account, signs its owner in and mails a verification link. [I7.05] */
  createAccount: { query: undefined; body: CreateAccountRequest; request: CreateAccountRequest; response: AuthenticatedProfile; error: 'userAlreadyExists' | 'userNotComplete' | 'emailLinkExpired' | 'emailLinkMalformed' | 'badPasswordStrength' | 'malformedEmail' | 'invalidBirthDate' | 'belowMinimumSignUpAge' | 'invalidPostalCode' | 'recaptchaFailed' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Completes an account that was created for someone else, by the link in their mail, and signs them in. The link verifies the address. [I7.06, I3.15, I3.20] */
  completePartialUserAccount: { query: undefined; body: FinishAccountRequest; request: FinishAccountRequest; response: AuthenticatedProfile; error: 'emailLinkExpired' | 'emailLinkMalformed' | 'userNotComplete' | 'badPasswordStrength' | 'invalidBirthDate' | 'belowMinimumSignUpAge' | 'invalidPostalCode' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Missing details of an account that was created for someone else, by the link in their mail. [I4.09] */
  getPartialUserAccount: { query: { token: LinkToken }; body: undefined; request: { token: LinkToken }; response: PartialUserAccount; error: 'emailLinkExpired' | 'emailLinkMalformed' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Opens a session. An unknown address and a wrong password give the same answer. [I7.07] */
  logIn: { query: undefined; body: LogInRequest; request: LogInRequest; response: AuthenticatedProfile; error: 'invalidUsernameOrPassword' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Opens a session by a mailed log-in link, once. [I7.07] */
  logInByLink: { query: undefined; body: LogInByLinkRequest; request: LogInByLinkRequest; response: AuthenticatedProfile; error: 'emailLinkExpired' | 'emailLinkMalformed' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Starts signing in with Apple or Google; returns the provider's address, and a verifier that ties the answer to this browser. [I7.08, I7.29] */
  startThirdPartyLogin: { query: undefined; body: StartThirdPartyLoginRequest; request: StartThirdPartyLoginRequest; response: ThirdPartyLoginStart; error: 'thirdPartyLoginFailed' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Opens a session for a user authenticated by Apple or Google; creates an account, or links one with the same verified address. [I7.08, I3.13, I3.18] */
  thirdPartyLogin: { query: undefined; body: ThirdPartyLoginRequest; request: ThirdPartyLoginRequest; response: ThirdPartySession; error: 'thirdPartyLoginFailed' | 'thirdPartyEmailNotVerified' | 'thirdPartyAccountUnverified' | 'thirdPartyAccountTaken' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Ends the session. [I7.09] */
  logOut: { query: undefined; body: undefined; request: void; response: Accepted; error: 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Sets a new password by a reset link, ends every other session and signs in. [I7.10] */
  changePassword: { query: undefined; body: ChangePasswordRequest; request: ChangePasswordRequest; response: AuthenticatedProfile; error: 'emailLinkExpired' | 'emailLinkMalformed' | 'badPasswordStrength' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Mails a new verification link; earlier links stop working. [I7.11] */
  resendVerificationLink: { query: undefined; body: undefined; request: void; response: Accepted; error: 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Mails a reset link if the account exists; the answer is the same if it does not. [I7.12] */
  initiateResetPassword: { query: undefined; body: InitiateResetPasswordRequest; request: InitiateResetPasswordRequest; response: Accepted; error: 'malformedEmail' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Marks the address as verified. As it changes state, it needs the session header like a mutation. [I7.13] */
  verifyAccountEmail: { query: { token: LinkToken }; body: undefined; request: { token: LinkToken }; response: VerifiedEmail; error: 'emailLinkExpired' | 'emailLinkMalformed' | 'emailNotFound' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Checks whether a reset link is still valid. [I7.14] */
  verifyResetPasswordEmail: { query: { token: LinkToken }; body: undefined; request: { token: LinkToken }; response: ResetPasswordLink; error: 'emailLinkExpired' | 'emailLinkMalformed' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Checks whether an e-mail address is available; an error means that it is not. [I7.15, I5.01] */
  isEmailAddressAvailable: { query: { emailAddress: string }; body: undefined; request: { emailAddress: string }; response: Accepted; error: 'userAlreadyExists' | 'userNotComplete' | 'malformedEmail' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Profile of the caller. [I7.18] */
  getProfile: { query: undefined; body: undefined; request: void; response: Profile; error: 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Sets the personal details. [I7.18, I3.16] */
  updateProfile: { query: undefined; body: PersonalDetails; request: PersonalDetails; response: Profile; error: 'invalidBirthDate' | 'belowMinimumSignUpAge' | 'invalidPostalCode' | 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Lists cities around a place, few and distant enough to be drawn with their names. [I7.24, I7.30] */
  getSurroundings: { query: { latitude: number; longitude: number }; body: undefined; request: { latitude: number; longitude: number }; response: Surroundings; error: 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Event with its marketplaces, sales groups and rules. [C7.31] */
  getEventProfile: { query: { eventId: Id; marketplaceCode?: string }; body: undefined; request: { eventId: Id; marketplaceCode?: string }; response: EventProfile; error: 'notFound' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Lists events by search and filters, in pages. [C7.32, C2.22] */
  listEvents: { query: { searchQuery?: string; buyingOptions?: (MarketplaceType)[]; kinds?: (EventKind)[]; attendance?: Attendance; latitude?: number; longitude?: number; rangeKm?: number; from?: Instant; to?: Instant; priceMax?: number; clientId?: Id; sort?: "date" | "distance" | "price"; cursor?: Cursor; limit?: number }; body: undefined; request: { searchQuery?: string; buyingOptions?: (MarketplaceType)[]; kinds?: (EventKind)[]; attendance?: Attendance; latitude?: number; longitude?: number; rangeKm?: number; from?: Instant; to?: Instant; priceMax?: number; clientId?: Id; sort?: "date" | "distance" | "price"; cursor?: Cursor; limit?: number }; response: EventPage; error: 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Lists the events that discover features, in order; the first is the promoted one. [C7.34] */
  listCarousel: { query: undefined; body: undefined; request: void; response: Carousel; error: 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Chart of an event's venue, with rows for the named sections only. [C7.35] */
  getSeatChart: { query: { eventId: Id; sectionCodes?: (SectionCode)[]; onlyNamed?: boolean; seatChartId?: Id; version?: number }; body: undefined; request: { eventId: Id; sectionCodes?: (SectionCode)[]; onlyNamed?: boolean; seatChartId?: Id; version?: number }; response: SeatChart; error: 'notFound' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Lists the offers of an event with all-in prices, filtered and sorted. [C7.40, C3.18, C3.19] */
  listOfferGroups: { query: undefined; body: OfferGroupQuery; request: OfferGroupQuery; response: OfferGroupList; error: 'notFound' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Availability of each section, under the same filters as the list. [C7.44] */
  listAvailableSections: { query: undefined; body: OfferGroupQuery; request: OfferGroupQuery; response: AvailableSections; error: 'notFound' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Finds the best available seats of an offer group, adjacent if possible. Nothing is held. [C7.51, C5.11] */
  findBestSeats: { query: { eventId: Id; offerGroupId?: Id; quantity: Quantity; sectionCodes?: (SectionCode)[]; accessible?: boolean; priceRange?: (number)[]; exceptSeatCodes?: (SeatCode)[]; maySplit?: boolean }; body: undefined; request: { eventId: Id; offerGroupId?: Id; quantity: Quantity; sectionCodes?: (SectionCode)[]; accessible?: boolean; priceRange?: (number)[]; exceptSeatCodes?: (SeatCode)[]; maySplit?: boolean }; response: BestSeats; error: 'notFound' | 'notEnoughContiguousSeats' | 'purchaseSoldOut' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Availability of the seats in the named sections, one character per seat. [C7.51] */
  listSeatsForSections: { query: { eventId: Id; sectionCodes: (SectionCode)[] }; body: undefined; request: { eventId: Id; sectionCodes: (SectionCode)[] }; response: SeatsForSections; error: 'notFound' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Lists the payout accounts of the caller, newest last. [C7.59, C3.30, I2.13] */
  listPayoutMethods: { query: undefined; body: undefined; request: void; response: PayoutMethodList; error: 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Deletes the account. Records that the law requires (orders, ledger) are kept without a name. [I7.16] */
  deleteAccount: { query: undefined; body: undefined; request: void; response: Accepted; error: 'recentLogInNeeded' | 'accountNotDeletable' | 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Obstacles to deleting the account. [I7.16] */
  checkAccountDeletion: { query: undefined; body: undefined; request: void; response: AccountDeletionCheck; error: 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Ways in which the caller can reauthenticate. Users of Apple or Google have no password. [I7.16] */
  getLogInMethods: { query: undefined; body: undefined; request: void; response: LogInMethods; error: 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Reauthenticates on this device by password, Apple or Google, or a code from a mail; the previous session ends. [I7.16] */
  confirmLogIn: { query: undefined; body: ConfirmLogInRequest; request: ConfirmLogInRequest; response: AuthenticatedProfile; error: 'invalidUsernameOrPassword' | 'logInCodeWrong' | 'thirdPartyLoginFailed' | 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Mails a code for reauthentication on this device; the previous code stops working. [I7.16] */
  sendLogInCode: { query: undefined; body: undefined; request: void; response: Accepted; error: 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Lists the sessions of the caller, latest first. [I4.12, I6.09] */
  listSessions: { query: undefined; body: undefined; request: void; response: UserSessionList; error: 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Ends one session of the caller at once. [I4.12, I6.09] */
  endSession: { query: { sessionId: Id }; body: undefined; request: { sessionId: Id }; response: Accepted; error: 'notFound' | 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Ends every other session of the caller. [I4.12, I6.09] */
  endOtherSessions: { query: undefined; body: undefined; request: void; response: Accepted; error: 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Id for the caller: that of the account, or for visitors a new one that is not stored. [I7.20] */
  getId: { query: undefined; body: undefined; request: void; response: CallerId; error: 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Mail preferences of the caller. [I7.19] */
  getNotificationSettings: { query: undefined; body: undefined; request: void; response: NotificationSettings; error: 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Sets the mail preferences of the caller. [I7.19] */
  updateNotificationSettings: { query: undefined; body: NotificationSettings; request: NotificationSettings; response: NotificationSettings; error: 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Exports all stored data of the caller [PV-05]. [I3.01, I7.18] */
  exportUserData: { query: undefined; body: undefined; request: void; response: UserDataExport; error: 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Sets the photo. Its format is recognised by content; it is rotated upright, cropped to a square, and stripped of metadata. [I3.08] */
  setPhoto: { query: undefined; body: SetPhotoRequest; request: SetPhotoRequest; response: Profile; error: 'unsupportedImage' | 'imageTooSmall' | 'payloadTooLarge' | 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Removes the photo. [I3.08] */
  removePhoto: { query: undefined; body: undefined; request: void; response: Profile; error: 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Freezes everything that the caller holds. Entry codes become invalid at once, and nothing can be transferred or sold. [C2.29] */
  freezeTokens: { query: undefined; body: undefined; request: void; response: Profile; error: 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Ends the freeze and issues new entry codes. Requires a recent log-in. [C2.29] */
  unfreezeTokens: { query: undefined; body: undefined; request: void; response: Profile; error: 'recentLogInNeeded' | 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Configuration of the deployment for browsers; fetched once. [I7.22] */
  getConfiguration: { query: undefined; body: undefined; request: void; response: PublicConfiguration; error: 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Settings that operators change at run time; browsers request them at most once a minute. [I4.23, I3.31, I3.32, I9.03] */
  getRemoteConfig: { query: undefined; body: undefined; request: void; response: RemoteConfigDocument; error: 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** White-label configuration of the request's host; not found if the host has none. [I7.23] */
  getWhiteLabelConfig: { query: { version?: string }; body: undefined; request: { version?: string }; response: WhiteLabelConfig; error: 'notFound' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Lists countries for a select field, named in the language of the request. [I7.24] */
  listCountries: { query: { context?: "signUp" | "shipping" }; body: undefined; request: { context?: "signUp" | "shipping" }; response: CountryList; error: 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Finds cities by prefix. [I7.24] */
  searchCities: { query: { searchQuery: string }; body: undefined; request: { searchQuery: string }; response: CityList; error: 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Version of the server, for the version panel. [I7.25, I6.07] */
  getReleaseName: { query: undefined; body: undefined; request: void; response: ReleaseName; error: 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Reports an error of a page; the page removes personal data, and the server does so again. [I6.06, I7.30] */
  reportError: { query: undefined; body: ErrorReport; request: ErrorReport; response: Accepted; error: 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Sends a message to support, which answers by mail. [I2.29, I9.10] */
  sendContactMessage: { query: undefined; body: ContactMessage; request: ContactMessage; response: Accepted; error: 'malformedEmail' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Requests a product demonstration for an organiser. [I7.28] */
  requestDemo: { query: undefined; body: DemoRequest; request: DemoRequest; response: Accepted; error: 'malformedEmail' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Subscribes an address to the newsletter; the answer does not reveal whether it was subscribed already. [I7.27] */
  subscribeNewsletter: { query: undefined; body: NewsletterRequest; request: NewsletterRequest; response: Accepted; error: 'malformedEmail' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Subscribes an address to a single mail when an event goes on sale. [I7.27] */
  subscribeEventNewsletter: { query: undefined; body: EventNewsletterRequest; request: EventNewsletterRequest; response: Accepted; error: 'malformedEmail' | 'notFound' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Subscription to which the link in a mail belongs. [I7.27] */
  getNewsletterSubscription: { query: { token: string }; body: undefined; request: { token: string }; response: NewsletterSubscription; error: 'emailLinkMalformed' | 'notFound' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Confirms or ends a subscription, by the link in a mail. [I7.27] */
  answerNewsletterSubscription: { query: undefined; body: NewsletterAnswer; request: NewsletterAnswer; response: NewsletterSubscription; error: 'emailLinkMalformed' | 'notFound' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Lists the events that the caller attends, soonest first (past ones latest first). [C7.69] */
  listAttendingEvents: { query: { when?: "upcoming" | "past"; cursor?: Cursor; limit?: number }; body: undefined; request: { when?: "upcoming" | "past"; cursor?: Cursor; limit?: number }; response: AttendingEventPage; error: 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Everything that the caller holds for an event. [C7.70] */
  getEventActivity: { query: { eventId: Id }; body: undefined; request: { eventId: Id }; response: EventActivity; error: 'notFound' | 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Secret from which the device computes the entry code of a token. [I2.30, C2.29, I9.04] */
  getEntrySecret: { query: { tokenId: Id }; body: undefined; request: { tokenId: Id }; response: EntrySecret; error: 'notFound' | 'tokenNotActive' | 'tokensFrozen' | 'unauthorized' | 'forbidden' | 'emailUnverified' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}

/** Every code that a call of this domain may answer. */
export type AttributionErrorCode = 'invalidRequest' | 'notFound' | 'serverError' | 'serviceUnavailable' | 'tooManyRequests';
/** Every code that a call of this domain may answer. */
export type CareersErrorCode = 'invalidRequest' | 'malformedEmail' | 'notFound' | 'payloadTooLarge' | 'serverError' | 'serviceUnavailable' | 'tooManyRequests' | 'unsupportedMediaType';
/** Every code that a call of this domain may answer. */
export type CartErrorCode = 'childNeedsAdult' | 'emailUnverified' | 'extrasNeedAccess' | 'forbidden' | 'holdNotExtendable' | 'idempotencyInProgress' | 'idempotencyMismatch' | 'invalidCard' | 'invalidRequest' | 'invalidSeatCodes' | 'invalidShippingAddress' | 'marketplaceClosed' | 'notEnoughContiguousSeats' | 'notFound' | 'paymentFailed' | 'paymentMeansInUse' | 'paymentPending' | 'paymentRetryAttemptsExhausted' | 'paymentVerificationRequired' | 'priceChanged' | 'purchaseSoldOut' | 'reservationTimeRanOut' | 'seatsNotTogether' | 'serverError' | 'serviceUnavailable' | 'ticketLimitEvent' | 'ticketLimitMarketplace' | 'tooManyCreditCards' | 'tooManyRequests' | 'unauthorized';
/** Every code that a call of this domain may answer. */
export type EmbeddingErrorCode = 'forbidden' | 'invalidRequest' | 'notFound' | 'serverError' | 'serviceUnavailable' | 'tooManyRequests' | 'unauthorized';
/** Every code that a call of this domain may answer. */
export type IdentityErrorCode = 'badPasswordStrength' | 'belowMinimumSignUpAge' | 'emailLinkExpired' | 'emailLinkMalformed' | 'emailNotFound' | 'forbidden' | 'invalidBirthDate' | 'invalidPostalCode' | 'invalidRequest' | 'invalidUsernameOrPassword' | 'malformedEmail' | 'recaptchaFailed' | 'serverError' | 'serviceUnavailable' | 'thirdPartyAccountTaken' | 'thirdPartyAccountUnverified' | 'thirdPartyEmailNotVerified' | 'thirdPartyLoginFailed' | 'tooManyRequests' | 'unauthorized' | 'userAlreadyExists' | 'userNotComplete';
/** Every code that a call of this domain may answer. */
export type MapsErrorCode = 'invalidRequest' | 'serverError' | 'serviceUnavailable' | 'tooManyRequests';
/** Every code that a call of this domain may answer. */
export type MarketplaceErrorCode = 'invalidRequest' | 'notEnoughContiguousSeats' | 'notFound' | 'purchaseSoldOut' | 'serverError' | 'serviceUnavailable' | 'tooManyRequests';
/** Every code that a call of this domain may answer. */
export type PayoutErrorCode = 'forbidden' | 'invalidRequest' | 'serverError' | 'serviceUnavailable' | 'tooManyRequests' | 'unauthorized';
/** Every code that a call of this domain may answer. */
export type ProfileErrorCode = 'accountNotDeletable' | 'forbidden' | 'imageTooSmall' | 'invalidRequest' | 'invalidUsernameOrPassword' | 'logInCodeWrong' | 'notFound' | 'payloadTooLarge' | 'recentLogInNeeded' | 'serverError' | 'serviceUnavailable' | 'thirdPartyLoginFailed' | 'tooManyRequests' | 'unauthorized' | 'unsupportedImage';
/** Every code that a call of this domain may answer. */
export type ShellErrorCode = 'emailLinkMalformed' | 'invalidRequest' | 'malformedEmail' | 'notFound' | 'serverError' | 'serviceUnavailable' | 'tooManyRequests';
/** Every code that a call of this domain may answer. */
export type TokenAssignmentErrorCode = 'emailUnverified' | 'forbidden' | 'invalidRequest' | 'notFound' | 'serverError' | 'serviceUnavailable' | 'tokenNotActive' | 'tokensFrozen' | 'tooManyRequests' | 'unauthorized';
