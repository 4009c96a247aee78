import * as E from 'fp-ts/lib/Either.js'
import { castOnMember, castSkill, skillCommands } from '../../src/skills/index.ts'
import { decodeParams } from '../../src/decode-params.ts'
import { castAmong, type CastResult, type CastScene, NOON, userFromInput } from '../../test-kit/index.ts'
import type { Result, Outcome, RefusalKey, RuleError, Seed } from '../../src/kernel/index.ts'
import type { User } from '../../src/model/index.ts'
import { notify } from '../../src/notifications/index.ts'
import { casterWith, type Document, personId, personOf } from '../support/casters.ts'
import { fullCatalogue } from '../support/full-catalogue.ts'
import { changedPaths, disagreements, same } from '../support/paths.ts'
import { everyCaseOf } from '../support/topic.ts'

type Refused = { readonly key: string; readonly kind: string; readonly errors?: ReadonlyArray<readonly string[]> }

type Case = {
  readonly item?: string
  readonly read?: string
  readonly caster: Document
  readonly members?: ReadonlyArray<Document>
  readonly target?: string
  readonly quantity?: number
  readonly changed?: Document
  readonly chatInfo?: Document | null
  readonly refused?: Refused
}

type Played = Result<RefusalKey, CastResult>

const SEED: Seed = 'transformations/1'

everyCaseOf<Case>('transformations', (testCase) => {
  const isInParty = testCase.members !== undefined
  const members = (testCase.members ?? []).map((member, index) => personOf(member, index + 1, isInParty))
  const before: CastScene = { caster: personOf(testCase.caster, 0, isInParty), members }
  const result = testCase.read === undefined ? cast(testCase, before) : read(testCase.read, before)
  if (E.isLeft(result)) return refusalFaults(result.left, testCase.refused)
  if (testCase.refused !== undefined) return [`expected ${testCase.refused.key}, got no refusal`]
  const { line, events, eventsOfMembers } = result.right
  const caster = notify(SEED)(events)(result.right.caster)
  const after = result.right.members.map((member, index) => notify(SEED)(eventsOfMembers[index] ?? [])(member))
  const changed = Object.assign(
    {},
    changesOf('caster', before.caster, caster),
    ...members.map((member, index) => changesOf(`members.${index}`, member, after[index] ?? member)),
  ) as Document
  return [...disagreements(changed, testCase.changed ?? {}), ...lineFaults(testCase, line)]
})

/** Antidotes go through the caster's own command, all else through the decision over both. */
const cast = (testCase: Case, scene: CastScene): Played => {
  const target = targetId(testCase)
  const decoded = decodeParams(skillCommands.castSkill)({
    skill: testCase.item ?? '',
    ...(target === undefined ? {} : { target }),
    ...(testCase.quantity === undefined ? {} : { quantity: testCase.quantity }),
  })
  if (E.isLeft(decoded)) return decoded
  const params = decoded.right
  const context = { catalogue: fullCatalogue, now: NOON, seed: SEED }
  const isAntidote = Object.values(fullCatalogue.transformations).some(({ antidote }) => antidote.key === testCase.item)
  if (!isAntidote) return castAmong(scene)(castOnMember(context)({ ...params, actorId: scene.caster._id }))
  const result = castSkill(context)(params)(casterWith(scene.caster, []))
  return E.map((done: Outcome<{ readonly user: User }, unknown>) => ownResult(scene, done.state.user, done.events))(
    result,
  )
}

const read = (card: string, scene: CastScene): Played =>
  E.map((done: Outcome<User, unknown>) => ownResult(scene, done.state, done.events))(
    userFromInput(skillCommands.readCard)({ card })(scene.caster),
  )

/** What the caster does without the others. */
const ownResult = (scene: CastScene, caster: User, events: CastResult['events']): CastResult => ({
  caster,
  members: scene.members,
  line: undefined,
  events,
  eventsOfMembers: [],
})

const targetId = ({ target = 'none' }: Case): string | undefined => {
  if (target === 'none') return undefined
  if (target === 'self') return personId(0)
  if (target === 'notUuid') return 'abc'
  const index = /^member(\d+)$/.exec(target)?.[1]
  return index === undefined ? personId(90) : personId(Number(index) + 1)
}

const refusalFaults = ({ key, kind, faults = [] }: RuleError, refused: Refused | undefined): ReadonlyArray<string> =>
  disagreements(
    { key, kind, errors: faults.map((fault) => [fault.path, fault.key]) },
    { key: refused?.key, kind: refused?.kind, errors: refused?.errors ?? [] },
  )

const lineFaults = ({ chatInfo }: Case, line: CastResult['line']): ReadonlyArray<string> => {
  if (chatInfo === undefined) return []
  const events =
    line && chatInfo ? Object.fromEntries(Object.keys(chatInfo).map((key) => [key, { ...line }[key]])) : line
  return same(events, chatInfo) ? [] : [`line: expected ${JSON.stringify(chatInfo)}, got ${JSON.stringify(line)}`]
}

const compared = ({ stats, items, achievements, flags, pinnedItems, notifications }: User) => ({
  stats,
  items: { special: items.special },
  achievements,
  flags: { cardReceived: flags.cardReceived },
  pinnedItems: { debuffPotion: pinnedItems.filter(({ type }) => type === 'debuffPotion').map(({ path }) => path) },
  cardNotifications: notifications.filter(({ type }) => type === 'CARD_RECEIVED').map(({ data }) => data.card),
})

const changesOf = (prefix: string, before: User, after: User): Document =>
  Object.fromEntries(
    Object.entries(changedPaths(compared(before), compared(after))).map(([path, value]) => [
      `${prefix}.${path}`,
      value,
    ]),
  )
