import type { StallModel } from './stall.ts'

/** What a player can do at a place of the stable. Taking along and riding again ends it. */
export type StallAct =
  | { readonly type: 'takeAlong'; readonly pet: string }
  | { readonly type: 'ride'; readonly mount: string }
  | { readonly type: 'hatch'; readonly stall: StallModel }
  | { readonly type: 'feed'; readonly pet: string }
