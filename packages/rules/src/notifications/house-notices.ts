import type { EventTable } from '../kernel/index.ts'
import type { Notice } from './notice.ts'

/** What the house and its staff tell a player. Reference, rules 12.1 and api 2.15. */
export const HOUSE_NOTICES = {
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
} as const satisfies EventTable<Notice>
