import type { Card } from '@daykeep/rules/catalogue'
import type { RouteName } from '../../routes/index.ts'
import type { Celebration } from '../celebrations/index.ts'
import type { Item } from '../items/index.ts'

/** What a button of an entry does. */
export type EntryAct =
  | { readonly type: 'go'; readonly route: RouteName; readonly params?: Readonly<Record<string, string>> }
  | { readonly type: 'celebrate'; readonly celebration: Celebration }
  | { readonly type: 'openMysteryItem' | 'readNews' | 'giveSubscription' }
  | { readonly type: 'readCard'; readonly card: Card['key']; readonly from: string }
  | { readonly type: 'join' | 'decline'; readonly group: string }
  | { readonly type: 'acceptQuest' | 'rejectQuest' }
  | { readonly type: 'readQuest'; readonly quest: string }
  /** Answers a member who says that a task of the board is done. */
  | { readonly type: 'approve' | 'needsWork'; readonly task: string; readonly user: string }

/** How an entry is dismissed. */
export type Dismissal =
  | { readonly type: 'read'; readonly ids: ReadonlyArray<string> }
  | { readonly type: 'news'; readonly ids: ReadonlyArray<string> }
  | { readonly type: 'messages' }
  | { readonly type: 'chat'; readonly group: string }

export type EntryButton = { readonly label: string; readonly act: EntryAct }

/** Which symbol stands beside an entry without a picture. */
export type EntryIcon =
  | 'news'
  | 'gift'
  | 'invitation'
  | 'quest'
  | 'board'
  | 'card'
  | 'message'
  | 'points'
  | 'name'
  | 'moment'
  | 'webhook'

export type Entry = {
  readonly key: string
  readonly title: string
  readonly text: string
  readonly icon: EntryIcon
  readonly picture: Item | undefined
  readonly seen: boolean
  readonly buttons: ReadonlyArray<EntryButton>
  /** The id of the player who invites. */
  readonly inviter?: string
  /** Entries that need an answer can't be dismissed. */
  readonly dismissal: Dismissal | undefined
}
