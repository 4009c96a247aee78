import * as E from 'fp-ts/lib/Either.js'
import { castOnParty, castSkill } from '../../src/skills/index.ts'
import type { RuleError, Throws } from '../../src/kernel/index.ts'
import type { Player, Task, User } from '../../src/model/index.ts'
import { castAmong, NOON } from '../../test-kit/index.ts'
import { casterWith, type Document, personId, personOf, taskId, taskOf } from '../support/casters.ts'
import { fullCatalogue } from '../support/full-catalogue.ts'
import { changedPaths, disagreements } from '../support/paths.ts'
import { everyCaseOf } from '../support/topic.ts'

type Refused = { readonly key: string; readonly kind: string; readonly errors?: ReadonlyArray<readonly string[]> }

type Case = {
  readonly skill: string
  readonly caster: Document
  readonly members?: ReadonlyArray<Document>
  readonly task?: Document
  readonly tasks?: ReadonlyArray<Document>
  readonly dailyIdsInOrder?: number
  readonly targetId?: string | null
  readonly quantity?: number
  readonly throws?: { readonly crit: number }
  readonly changed?: Document
  readonly refused?: Refused
}

/** Whatever the number of casts, each falls alike. */
const throwsOf = ({ throws }: Case): Throws =>
  Object.fromEntries(Array.from({ length: 20 }, (_, round) => [`skill.crit/${round}`, throws?.crit ?? 0.9999]))

everyCaseOf<Case>('skills', (testCase) => {
  const isInParty = testCase.members !== undefined
  const members = (testCase.members ?? []).map((member, index) => personOf(member, index + 1, isInParty))
  const tasks = (testCase.tasks ?? (testCase.task === undefined ? [] : [testCase.task])).map(taskOf)
  const before = casterWith(personOf(testCase.caster, 0, isInParty), tasks, testCase.dailyIdsInOrder)
  const context = { catalogue: fullCatalogue, now: NOON, seed: throwsOf(testCase) }
  const target = testCase.targetId === undefined && testCase.task !== undefined ? taskId(0) : testCase.targetId
  const quantity = testCase.quantity === undefined ? {} : { quantity: testCase.quantity }
  const params = { skill: testCase.skill, ...(target ? { target } : {}), ...quantity }
  const isOnParty = isInParty && fullCatalogue.skills[testCase.skill]?.target === 'party'
  const result = isOnParty
    ? castAmong({ caster: before.user, members })(castOnParty(context)({ ...params, actorId: before.user._id }))
    : castSkill(context)(params)(before)
  if (E.isLeft(result)) return refusalFaults(result.left, testCase.refused)
  if (testCase.refused !== undefined) return [`expected ${testCase.refused.key}, got no refusal`]
  const after = 'caster' in result.right ? { ...before, user: result.right.caster } : result.right.state
  const membersAfter = 'caster' in result.right ? result.right.members : members
  return disagreements(
    { ...changesOf(before, after, testCase), ...changesOfMembers(members, membersAfter) },
    testCase.changed ?? {},
  )
})

const refusalFaults = ({ key, kind, faults = [] }: RuleError, refused: Refused | undefined): ReadonlyArray<string> =>
  disagreements(
    { key, kind, errors: faults.map((fault) => [fault.path, fault.key]) },
    { key: refused?.key, kind: refused?.kind, errors: refused?.errors ?? [] },
  )

const compared = (user: User) => ({ stats: user.stats, party: { quest: { progress: user.party.quest.progress } } })

const prefixed = (prefix: string, changes: Document): Document =>
  Object.fromEntries(Object.entries(changes).map(([path, value]) => [`${prefix}.${path}`, value]))

const changesOf = (before: Player, after: Player, { task }: Case): Document => {
  const value = (player: Player, id: Task['_id']) => ({ value: player.tasks[id]?.value })
  const ids = Object.values<Task>(before.tasks).map(({ _id }) => _id)
  return {
    ...prefixed('caster', changedPaths(compared(before.user), compared(after.user))),
    ...Object.assign(
      {},
      ...ids.map((id, index) =>
        prefixed(task === undefined ? `tasks.${index}` : 'task', changedPaths(value(before, id), value(after, id))),
      ),
    ),
  }
}

const changesOfMembers = (before: ReadonlyArray<User>, after: ReadonlyArray<User>): Document =>
  Object.assign(
    {},
    ...before.map((member, index) => {
      const now = after.find(({ _id }) => _id === personId(index + 1)) ?? member
      return prefixed(`members.${index}`, changedPaths(compared(member), compared(now)))
    }),
  ) as Document
