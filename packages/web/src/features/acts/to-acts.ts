import type { Player } from '@daykeep/rules/model'
import { actsOf, changesOf, undoOrder } from '@daykeep/rules/undo'
import { formatDay, t } from '../../i18n/index.ts'
import { actText } from './act-text.ts'

export type ActModel = {
  readonly turn: number
  readonly text: string
  /** The time of the day: 14:05. */
  readonly time: string
  /** `ready`: undone with `later` acts that build on it. `final`: why it can't be. */
  readonly undo:
    | { readonly type: 'ready'; readonly later: number }
    | { readonly type: 'final'; readonly reason: string }
}

const REASONS = {
  reachesOthers: 'refusals.undoReachesOthers',
  paid: 'refusals.undoPaid',
  tooLarge: 'refusals.undoTooLarge',
  forGood: 'refusals.undoForGood',
} as const

/** The acts of the player's day, the newest first. */
export const toActs = (player: Player): ReadonlyArray<ActModel> =>
  actsOf(player.user)
    .toReversed()
    .map(({ turn, at, command, final, ...act }) => {
      const changes = changesOf({ turn, at, command, ...act }) ?? { subject: {}, tasks: {} }
      const order = undoOrder(player.user, turn)
      const obstacle = final ?? order.find((each) => each.final !== undefined)?.final
      return {
        turn,
        text: actText(player, { command, changes }),
        time: formatDay(at, { timeStyle: 'short' }),
        undo:
          obstacle === undefined
            ? { type: 'ready', later: order.length - 1 }
            : { type: 'final', reason: t(REASONS[obstacle]) },
      }
    })
