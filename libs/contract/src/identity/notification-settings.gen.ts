// Made by `npm run generate` from libs/contract/openapi. Do not edit.
/**
 * Permitted mails. Receipts and mails about the account's security are always sent.
 */
export interface NotificationSettings {
/**
 * Before an event, and when it changes.
 */
eventReminders: boolean
/**
 * When an item was transferred, accepted or sold.
 */
tokenActivity: boolean
/**
 * When a sale opens or a price falls.
 */
saleAlerts: boolean
/**
 * When the time to pay for a cart ran out. Absent from clients of earlier releases; then it stays.
 */
cartReminders?: boolean
newsletter: boolean
}
