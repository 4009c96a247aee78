import * as E from 'fp-ts/lib/Either.js'
import { deathCommands } from '../../src/death/index.ts'
import { changedPaths, disagreements } from '../support/paths.ts'
import { catalogueFor, type GearFacts } from '../support/settled-catalogue.ts'
import { instantOf, type Paths, playerOf, settledPlayer } from '../support/settled-player.ts'
import { everyCaseOf } from '../support/topic.ts'

type Case = {
  readonly user: Paths
  readonly gear?: GearFacts
  readonly throws: { readonly stat: number; readonly gear: number }
  readonly changed?: Paths
  readonly pinnedItems?: ReadonlyArray<string>
  readonly message?: string | null
  readonly refused?: { readonly kind: string; readonly key: string }
}

everyCaseOf<Case>('revive', (testCase) => {
  const user = settledPlayer(testCase.user)
  const seed = { 'revive.stat': testCase.throws.stat, 'revive.gear': testCase.throws.gear }
  const context = { catalogue: catalogueFor(testCase.gear), now: instantOf(undefined), seed }
  const result = deathCommands.revive.rule(context)({})(playerOf(user))
  if (E.isLeft(result)) {
    const { kind, key } = result.left
    return disagreements({ kind, key }, { ...testCase.refused })
  }
  const after = result.right.state.user
  const pins = (player: typeof user) => player.pinnedItems.map(({ type, path }) => `${type} ${path}`)
  return [
    ...(testCase.refused === undefined ? [] : [`expected refusal ${testCase.refused.key}`]),
    ...disagreements(changedPaths(user, after), testCase.changed ?? {}, (path) => path === 'pinnedItems'),
    ...disagreements({ pins: pins(after) }, { pins: testCase.pinnedItems ?? pins(user) }),
    ...disagreements({ message: result.right.message?.key }, { message: testCase.message }),
  ]
})
