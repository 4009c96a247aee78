import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue, Transformation } from '../catalogue/index.ts'
import { andThen, type Outcome, outcome, refuse, type Result, type RuleContext } from '../kernel/index.ts'
import { type Player, type Task, type User, withStats } from '../model/index.ts'
import { payForUse } from './bought-casts.ts'
import { giveAway, receive } from './cast-on-member.ts'
import { castOnTargets } from './cast-on-targets.ts'
import { withDebuffPins } from './debuff-pins.ts'
import { freeTasks, taskForSkill, type TargetRefusals, withTasks } from './own-tasks.ts'
import { type CastSkill, type ReadyCast, readyCast, type ReadyRefusals } from './ready-cast.ts'
import type { EffectRefusals, SkillTargets } from './skill-targets.ts'
import { type SpellTarget, targetOf } from './spell.ts'
import { isInParty, type MemberRefusals, targetMember } from './target-member.ts'

/** `target`: the kind of target of the spell. */
export type CastReport = { readonly target: SpellTarget }

type Refusals = ReadyRefusals | EffectRefusals | TargetRefusals | MemberRefusals | 'spellNotOwned'

type Cast = Result<Refusals, Outcome<Player, CastReport>>

/**
 * Casts a skill, throws an item or sends a card, as far as the caster's own documents are concerned. `castOnParty` and
 * `castOnMember`, of which this is the caster's part, decide what happens to others. docs/reference/rules.md 6.1 to
 * 6.4.
 */
export const castSkill =
  (context: RuleContext) =>
  (params: CastSkill) =>
  (player: Player): Cast => {
    const ready = readyCast(context.catalogue, params)(player.user)
    if (E.isLeft(ready)) return ready
    const { spell, times } = ready.right
    if (spell.type === 'antidote')
      return reported(drinkAntidote(context.catalogue, spell.item, times)(player.user), player)
    if (spell.type !== 'skill') return castOnSomeone(context, params, ready.right, player)
    const tasks = tasksFor(player, spell.skill.target, params.target)
    if (E.isLeft(tasks)) return tasks
    const targets: SkillTargets = { caster: player.user, tasks: tasks.right, members: [] }
    const cast = castOnTargets(context, { skill: spell.skill, times })(targets)
    if (E.isLeft(cast)) return cast
    const { caster, tasks: changed } = cast.right.state
    const state = withUser(withTasks(player, changed), caster)
    return E.right({ ...cast.right, state, report: { target: targetOf(spell) } })
  }

/**
 * Drinks the antidote of a transformation, bought now or before; a player who is not transformed pays all the same.
 * docs/reference/rules.md 6.3.
 */
const drinkAntidote =
  (catalogue: Catalogue, { key, antidote }: Transformation, times: number) =>
  (user: User): Outcome<User, undefined> => {
    const { buffs } = user.stats
    const plain = buffs[key] ? withStats(user, { buffs: { ...buffs, [key]: false } }) : user
    return outcome(withDebuffPins(catalogue, payForUse(antidote, times)(plain)), [
      { type: 'TransformationEnded', antidote: antidote.key, times },
    ])
  }

const tasksFor = (
  player: Player,
  target: SpellTarget,
  taskId: string | undefined,
): Result<TargetRefusals, ReadonlyArray<Task>> => {
  switch (target) {
    case 'task':
      return E.map((task: Task) => [task])(taskForSkill(player, taskId))
    case 'tasks':
      return E.right(freeTasks(player))
    case 'self':
      return E.right(Object.values<Task>(player.tasks).filter(({ userId }) => userId === player.user._id))
    case 'party':
    case 'user':
      return E.right([])
  }
}

/** Only the shared command can check that another member exists; the caster pays regardless. */
const castOnSomeone = (context: RuleContext, params: CastSkill, ready: ReadyCast, player: Player): Cast => {
  const { user } = player
  const isOnOther = params.target !== undefined && params.target !== user._id
  if (isOnOther && !isInParty(user)) return refuse('partyNotFound')
  const target = isOnOther ? E.right(user) : targetMember(user, [], params.target)
  if (E.isLeft(target)) return target
  const casterOutcome = giveAway(context.catalogue, ready)(user)
  if (E.isLeft(casterOutcome)) return casterOutcome
  const after = isOnOther ? casterOutcome.right : andThen(receive(context.catalogue, ready, user))(casterOutcome.right)
  return reported(after, player, 'user')
}

const reported = (
  after: Outcome<User, unknown>,
  player: Player,
  target: SpellTarget = 'self',
): E.Either<never, Outcome<Player, CastReport>> =>
  E.right({ ...after, state: withUser(player, after.state), report: { target } })

const withUser = (player: Player, user: User): Player => (user === player.user ? player : { ...player, user })
