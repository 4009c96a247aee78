import { experienceToLeave, levelBonus, levelForStats, updateStats } from '../../src/stats/index.ts'
import { changedPaths, disagreements } from '../support/paths.ts'
import { catalogueFor } from '../support/settled-catalogue.ts'
import { notificationsOf, type Paths, settledPlayer } from '../support/settled-player.ts'
import { everyCaseOf } from '../support/topic.ts'

type Case = Partial<Paths> &
  (
    | { readonly op: 'tnl'; readonly lvl: number; readonly tnl: number }
    | { readonly op: 'levelBonus'; readonly lvl: number; readonly levelForStats: number; readonly bonusPerStat: number }
    | {
        readonly op: 'update'
        readonly user: Paths
        readonly proposed: { readonly hp: number; readonly gp: number; readonly exp: number }
        readonly changed: Paths
        readonly leveledUp?: ReadonlyArray<unknown>
        readonly drop?: unknown
        readonly notifications?: ReadonlyArray<string>
      }
  )

everyCaseOf<Case>('levels', (given) => {
  switch (given.op) {
    case 'tnl':
      return disagreements({ tnl: experienceToLeave(given.lvl) }, { tnl: given.tnl })
    case 'levelBonus':
      return disagreements(
        { level: levelForStats(given.lvl), bonus: levelBonus(given.lvl) },
        { level: given.levelForStats, bonus: given.bonusPerStat },
      )
    case 'update': {
      const user = settledPlayer(given.user)
      const { state, report, events } = updateStats(catalogueFor())(given.proposed)(user)
      const { leveledUp, drop } = report
      return [
        ...disagreements(changedPaths(user, state), given.changed),
        ...disagreements(
          { leveledUp: leveledUp === undefined ? [] : [leveledUp], drop, notifications: notificationsOf(events) },
          { leveledUp: given.leveledUp ?? [], drop: given.drop, notifications: given.notifications ?? [] },
        ),
      ]
    }
    default:
      return [`unknown op ${String((given as Paths).op)}`]
  }
})
