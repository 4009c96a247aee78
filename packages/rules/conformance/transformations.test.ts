import * as E from 'fp-ts/lib/Either.js'
import { castOnMember, type CastOnMember, castSkill, readCard } from '../src/classes/index.ts'
import type { Answer, Outcome, RefusalKey, RuleError, Seed } from '../src/kernel/index.ts'
import type { User } from '../src/model/index.ts'
import { notify } from '../src/notifications/index.ts'
import { NOON } from '../test-kit/user.ts'
import { casterWith, type Document, personId, personOf } from './support/casters.ts'
import { fullCatalogue } from './support/full-catalogue.ts'
import { changedPaths, disagreements, same } from './support/paths.ts'
import { everyCaseOf } from './support/topic.ts'

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

type Scene = { readonly caster: User; readonly members: ReadonlyArray<User> }
type Played = Answer<RefusalKey, Outcome<Scene, Partial<CastOnMember>>>

const SEED: Seed = 'transformations/1'

everyCaseOf<Case>('transformations', (given) => {
  const isInParty = given.members !== undefined
  const members = (given.members ?? []).map((member, index) => personOf(member, index + 1, isInParty))
  const before: Scene = { caster: personOf(given.caster, 0, isInParty), members }
  const answer = given.read === undefined ? cast(given, before) : read(given.read, before)
  if (E.isLeft(answer)) return refusalFaults(answer.left, given.refused)
  if (given.refused !== undefined) return [`expected ${given.refused.key}, got no refusal`]
  const { state, report, events } = answer.right
  const caster = notify(SEED)(events)(state.caster)
  const after = state.members.map((member) =>
    report.target === member._id ? notify(SEED)(report.events ?? [])(member) : member,
  )
  const changed = Object.assign(
    {},
    changesOf('caster', before.caster, caster),
    ...members.map((member, index) => changesOf(`members.${index}`, member, after[index] ?? member)),
  ) as Document
  return [...disagreements(changed, given.changed ?? {}), ...lineFaults(given, report)]
})

/** Antidotes go through the caster's own command, all else through the decision over both. */
const cast = (given: Case, scene: Scene): Played => {
  const target = targetId(given)
  const params = {
    skill: given.item ?? '',
    ...(target === undefined ? {} : { target }),
    ...(given.quantity === undefined ? {} : { quantity: given.quantity }),
  }
  const world = { catalogue: fullCatalogue, now: NOON, seed: SEED }
  const isAntidote = Object.values(fullCatalogue.transformations).some(({ antidote }) => antidote.key === given.item)
  if (!isAntidote) return castOnMember(world)(params)(scene)
  const answer = castSkill(world)(params)(casterWith(scene.caster, []))
  return E.map((done: Outcome<{ readonly user: User }, unknown>) => ({
    ...done,
    state: { ...scene, caster: done.state.user },
    report: {},
  }))(answer)
}

const read = (card: string, scene: Scene): Played =>
  E.map((done: Outcome<User, unknown>) => ({ ...done, state: { ...scene, caster: done.state }, report: {} }))(
    readCard({})({ card })(scene.caster),
  )

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

const lineFaults = ({ chatInfo }: Case, { line }: Partial<CastOnMember>): ReadonlyArray<string> => {
  if (chatInfo === undefined) return []
  const told = line && chatInfo ? Object.fromEntries(Object.keys(chatInfo).map((key) => [key, { ...line }[key]])) : line
  return same(told, chatInfo) ? [] : [`line: expected ${JSON.stringify(chatInfo)}, got ${JSON.stringify(line)}`]
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
