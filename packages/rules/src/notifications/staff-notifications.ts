import type { EventTable } from '../kernel/index.ts'
import type { NewNotification } from './new-notification.ts'

/** Notifications from the operator and staff. docs/reference/rules.md 12.1 and api 2.15. */
export const STAFF_NOTIFICATIONS = {
  ContributorRaised: () => ({ type: 'NEW_CONTRIBUTOR_LEVEL', data: {} }),
  ItemGranted: ({ icon, title, text, destination }) => ({
    type: 'ITEM_RECEIVED',
    data: { icon, title, text, destination },
  }),
  NewsPutOff: ({ title }) => ({
    type: 'NEW_STUFF',
    data: { title: title.toUpperCase() },
    seen: true,
    replaces: () => true,
  }),
  GiftComesBack: ({ event, end }) => ({ type: 'GIFT_ONE_GET_ONE', data: { event, end }, replaces: () => true }),
} as const satisfies EventTable<NewNotification>
