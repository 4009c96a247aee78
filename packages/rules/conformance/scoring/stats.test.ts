import { ATTRIBUTES } from '../../src/model/index.ts'
import { breakdownOf, MAX_HEALTH, maxMana, totalsOf } from '../../src/stats/index.ts'
import { disagreements } from '../support/paths.ts'
import { catalogueFor, type GearFacts } from '../support/settled-catalogue.ts'
import { type Paths, settledPlayer } from '../support/settled-player.ts'
import { everyCaseOf } from '../support/topic.ts'

type Case = {
  readonly user: Paths
  readonly gear?: GearFacts
  readonly total: Paths
  readonly level: number
  readonly gearBonus: Paths
  readonly classBonus: Paths
  readonly maxMP: number
  readonly maxHP: number
}

everyCaseOf<Case>('stats', (testCase) => {
  const user = settledPlayer(testCase.user)
  const catalogue = catalogueFor(testCase.gear)
  const totals = totalsOf(catalogue, user)
  const limits = { maxMP: maxMana(catalogue, user), maxHP: MAX_HEALTH }
  return [
    ...disagreements(totals, testCase.total),
    ...disagreements(limits, { maxMP: testCase.maxMP, maxHP: testCase.maxHP }),
    ...ATTRIBUTES.flatMap((attribute) => {
      const { base, buff, level, gear, class: ownClass } = breakdownOf(catalogue, user, attribute)
      return disagreements(
        { level, gear, ownClass, total: base + buff + level + gear + ownClass },
        {
          level: testCase.level,
          gear: testCase.gearBonus[attribute] ?? 0,
          ownClass: testCase.classBonus[attribute] ?? 0,
          total: testCase.total[attribute],
        },
      )
    }),
  ]
})
