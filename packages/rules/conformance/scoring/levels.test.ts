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

everyCaseOf<Case>('levels', (testCase) => {
  switch (testCase.op) {
    case 'tnl':
      return disagreements({ tnl: experienceToLeave(testCase.lvl) }, { tnl: testCase.tnl })
    case 'levelBonus':
      return disagreements(
        { level: levelForStats(testCase.lvl), bonus: levelBonus(testCase.lvl) },
        { level: testCase.levelForStats, bonus: testCase.bonusPerStat },
      )
    case 'update': {
      const user = settledPlayer(testCase.user)
      const { state, report, events } = updateStats(catalogueFor())(testCase.proposed)(user)
      const { leveledUp, drop } = report
      return [
        ...disagreements(changedPaths(user, state), testCase.changed),
        ...disagreements(
          { leveledUp: leveledUp === undefined ? [] : [leveledUp], drop, notifications: notificationsOf(events) },
          { leveledUp: testCase.leveledUp ?? [], drop: testCase.drop, notifications: testCase.notifications ?? [] },
        ),
      ]
    }
    default:
      return [`unknown op ${String((testCase as Paths).op)}`]
  }
})
