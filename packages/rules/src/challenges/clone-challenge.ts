import * as E from 'fp-ts/lib/Either.js'
import { idFrom, toIso, type RuleContext } from '../kernel/index.ts'
import { asKey, type Challenge, type SharedTask } from '../model/index.ts'
import { authorizeChallengeAction } from '../permissions/index.ts'
import { succeed, type SharedRule } from '../documents/index.ts'
import { withOriginals } from './tasks/add-challenge-tasks.ts'
import { challengeRequest } from './challenge-request.ts'
import type { NewChallenge } from './challenge-fields.ts'
import { originalsOf } from './tasks/copies.ts'
import { unticked } from '../shared-tasks/index.ts'
import { createChallenge, type CreateRefusals } from './create-challenge.ts'
import type { OneChallenge } from './participants/join-challenge.ts'

export type CloneChallenge = OneChallenge & { readonly as: NewChallenge }

export type CloneReport = { readonly challenge: Challenge; readonly tasks: ReadonlyArray<SharedTask> }

/** Creates a challenge with the tasks of another one that the player may see. docs/reference/rules.md 11.5. */
export const cloneChallenge: SharedRule<
  keyof RuleContext,
  CloneChallenge,
  CreateRefusals | 'challengeNotFound',
  CloneReport
> =
  (context) =>
  ({ actorId, challenge: id, as }) =>
  (documents) => {
    const source = authorizeChallengeAction('view', challengeRequest(documents, actorId, id))
    if (E.isLeft(source)) return source
    const created = createChallenge(context)({ actorId, challenge: as })(documents)
    if (E.isLeft(created)) return created
    const { report: challenge, state, events } = created.right
    const tasks = originalsOf(documents, source.right).map((original) => cloned(context, original, challenge))
    const filled = withOriginals(context, state, challenge, tasks)
    return succeed(filled, { challenge: filled.challenges[challenge._id] ?? challenge, tasks }, events)
  }

/** The task as it was when new; only the price of a reward stays. */
const cloned = (
  { seed, now }: Pick<RuleContext, 'seed' | 'now'>,
  original: SharedTask,
  { _id }: Challenge,
): SharedTask => {
  const id = idFrom(seed, `challenges.clone/${original._id}`)
  const fresh = {
    _id: asKey<SharedTask['_id']>(id),
    challenge: { id: _id },
    createdAt: toIso(now),
    updatedAt: toIso(now),
  }
  switch (original.type) {
    case 'habit':
      return { ...original, ...fresh, value: 0, history: [], counterUp: 0, counterDown: 0 }
    case 'daily': {
      const checklist = withNewIds(seed, id, original)
      return { ...original, ...fresh, value: 0, streak: 0, completed: false, history: [], checklist }
    }
    case 'todo': {
      const { dateCompleted: _never, ...todo } = original
      return { ...todo, ...fresh, value: 0, completed: false, checklist: withNewIds(seed, id, original) }
    }
    case 'reward':
      return { ...original, ...fresh }
  }
}

const withNewIds = (
  seed: RuleContext['seed'],
  id: string,
  { checklist }: Extract<SharedTask, { type: 'daily' | 'todo' }>,
) => unticked(checklist).map((item, index) => ({ ...item, id: idFrom(seed, `challenges.clone/${id}/${index}`) }))
