import * as E from 'fp-ts/lib/Either.js'
import { idFrom, refuse, toIso, type World } from '../../kernel/index.ts'
import { asKey, type Challenge, type SharedTask } from '../../model/index.ts'
import { decideOnChallenge } from '../permissions/index.ts'
import { done, type SocialRule } from '../society/index.ts'
import { withOriginals } from './add-challenge-tasks.ts'
import { askedChallenge } from './asked.ts'
import type { NewChallenge } from './challenge-fields.ts'
import { originalsOf } from './copies.ts'
import { unticked } from './copy-of.ts'
import { createChallenge, type CreateRefusals } from './create-challenge.ts'
import type { OneChallenge } from './join-challenge.ts'

export type CloneChallenge = OneChallenge & { readonly as: NewChallenge }

export type CloneReport = { readonly challenge: Challenge; readonly tasks: ReadonlyArray<SharedTask> }

/** Makes a challenge with the tasks of another that the player may see. Reference, rules 11.5. Needs what `createChallenge` needs, and the other one's group and tasks. */
export const cloneChallenge: SocialRule<
  keyof World,
  CloneChallenge,
  CreateRefusals | 'challengeNotFound',
  CloneReport
> =
  (world) =>
  ({ by, challenge: id, as }) =>
  (society) => {
    const asked = askedChallenge(society, by, id)
    if (asked.challenge === undefined) return refuse('challengeNotFound')
    const made = createChallenge(world)({ by, challenge: as })(society)
    if (E.isLeft(made)) return made
    const model = decideOnChallenge('view', asked)
    if (E.isLeft(model)) return model
    const { report: challenge, state, told } = made.right
    const tasks = originalsOf(society, model.right).map((original) => cloned(world, original, challenge))
    const filled = withOriginals(world, state, challenge, tasks)
    return done(filled, { challenge: filled.challenges[challenge._id] ?? challenge, tasks }, told)
  }

/** A task as at its beginning; only the price of a reward stays. */
const cloned = ({ seed, now }: Pick<World, 'seed' | 'now'>, original: SharedTask, { _id }: Challenge): SharedTask => {
  const id = idFrom(seed, `clone/${original._id}`)
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

const withNewIds = (seed: World['seed'], id: string, { checklist }: Extract<SharedTask, { type: 'daily' | 'todo' }>) =>
  unticked(checklist).map((item, index) => ({ ...item, id: idFrom(seed, `clone/${id}/${index}`) }))
