import * as E from 'fp-ts/lib/Either.js'
import { type Answer, type Outcome, refuse, type World } from '../kernel/index.ts'
import type { Player, Task, User } from '../model/index.ts'
import { castOnMember, giveAway } from './cast-on-member.ts'
import { castOnScene } from './cast-on-scene.ts'
import { drinkAntidote } from './drink-antidote.ts'
import { freeTasks, taskForSkill, type TargetRefusals, withTasks } from './own-tasks.ts'
import { isInParty, type MemberRefusals } from './party-scene.ts'
import { type CastSkill, type ReadyCast, readyCast, type ReadyRefusals } from './ready-cast.ts'
import type { EffectRefusals, Scene } from './scene.ts'
import { type SpellTarget, targetOf } from './spell.ts'

/** `target`: what kind of target the spell had. */
export type CastReport = { readonly target: SpellTarget }

type Refusals = ReadyRefusals | EffectRefusals | TargetRefusals | MemberRefusals | 'spellNotOwned'

type Cast = Answer<Refusals, Outcome<Player, CastReport>>

/**
 * Casts a skill, throws something or sends a card, as far as the caster's own documents go. What it does to the others of a
 * party is decided by `castOnParty` and `castOnMember`, of which this is the caster's part. Reference, rules 6.1 to 6.4.
 */
export const castSkill =
  (world: World) =>
  (params: CastSkill) =>
  (player: Player): Cast => {
    const ready = readyCast(world.catalogue, params)(player.user)
    if (E.isLeft(ready)) return ready
    const { spell, times } = ready.right
    if (spell.type === 'antidote')
      return reported(drinkAntidote(world.catalogue, spell.item, times)(player.user), player)
    if (spell.type !== 'skill') return castOnSomeone(world, params, ready.right, player)
    const tasks = tasksFor(player, spell.skill.target, params.target)
    if (E.isLeft(tasks)) return tasks
    const scene: Scene = { caster: player.user, tasks: tasks.right, members: [] }
    const cast = castOnScene(world, { skill: spell.skill, times })(scene)
    if (E.isLeft(cast)) return cast
    const { caster, tasks: changed } = cast.right.state
    const state = withUser(withTasks(player, changed), caster)
    return E.right({ ...cast.right, state, report: { target: targetOf(spell) } })
  }

const tasksFor = (
  player: Player,
  target: SpellTarget,
  named: string | undefined,
): Answer<TargetRefusals, ReadonlyArray<Task>> => {
  switch (target) {
    case 'task':
      return E.map((task: Task) => [task])(taskForSkill(player, named))
    case 'tasks':
      return E.right(freeTasks(player))
    case 'self':
      return E.right(Object.values<Task>(player.tasks).filter(({ userId }) => userId === player.user._id))
    case 'party':
    case 'user':
      return E.right([])
  }
}

/** Whether another member is there to be hit, only the service knows, that has the party's documents. */
const castOnSomeone = (world: World, params: CastSkill, ready: ReadyCast, player: Player): Cast => {
  const { user } = player
  const isOnOther = params.target !== undefined && params.target !== user._id
  if (isOnOther && !isInParty(user)) return refuse('partyNotFound')
  if (isOnOther) {
    const given = giveAway(world.catalogue, ready)(user)
    return E.isLeft(given) ? given : reported(given.right, player, 'user')
  }
  const cast = castOnMember(world)(params)({ caster: user, members: [] })
  if (E.isLeft(cast)) return cast
  return reported({ ...cast.right, state: cast.right.state.caster }, player, 'user')
}

const reported = (
  after: Outcome<User, unknown>,
  player: Player,
  target: SpellTarget = 'self',
): E.Either<never, Outcome<Player, CastReport>> =>
  E.right({ ...after, state: withUser(player, after.state), report: { target } })

const withUser = (player: Player, user: User): Player => (user === player.user ? player : { ...player, user })
