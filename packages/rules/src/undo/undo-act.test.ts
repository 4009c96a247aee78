import { describe, expect, it } from 'vitest'
import {
  aHabit,
  aPlayer,
  aReward,
  aTodo,
  aUser,
  bags,
  type DeepPartial,
  expectRefusal,
  loadCatalogue,
  NOON,
  outcomeOf,
} from '../../test-kit/index.ts'
import type { Command } from '../command.ts'
import { type CommandName, commands, type ParamsOf } from '../commands.ts'
import { executeCommand } from '../execute/index.ts'
import { DAY, HOUR, type Instant } from '../kernel/index.ts'
import { asKey, type Player, type Task, type TaskId, type User } from '../model/index.ts'
import { recordAct, undoOrder } from './index.ts'

const catalogue = loadCatalogue()

const run = <Name extends CommandName>(name: Name, params: ParamsOf<Name>, player: Player, at: Instant = NOON) =>
  executeCommand(catalogue)(commands[name] as unknown as Command<unknown>, {
    params,
    at,
    act: { name, record: recordAct },
  })(player)

const done = <Name extends CommandName>(name: Name, params: ParamsOf<Name>, player: Player, at?: Instant): Player =>
  outcomeOf(run(name, params, player, at)).state

const [one, other] = [aHabit(), aHabit({ _id: asKey<TaskId>('habit-2') })]
const ticked = (player: Player, task: Task = one): Player =>
  done('scoreTask', { task: task._id, direction: 'up' }, player)
const keeper = (owns: DeepPartial<User> = {}, tasks: ReadonlyArray<Task> = [one, other]) => aPlayer(aUser(owns), tasks)
const turnsOf = ({ user: { acts = [] } }: Player) => acts.map(({ turn }) => turn)

describe('undoAct', () => {
  it('takes back gold, experience, value, history and what was found', () => {
    const before = keeper()
    const { user, tasks } = done('undoAct', { turn: 0 }, ticked(before))
    expect(user.stats).toEqual(before.user.stats)
    expect(user.items).toEqual(before.user.items)
    expect(tasks[one._id]).toMatchObject({ value: one.value, history: one.history })
    expect(user.acts).toEqual([])
  })

  it('tells which act it was', () => {
    const { report } = outcomeOf(run('undoAct', { turn: 0 }, ticked(keeper())))
    expect(report).toEqual({ command: 'scoreTask', subject: { task: one._id, direction: 'up' } })
  })

  it('gives the gold for a reward back', () => {
    const cake = aReward({ value: 10 })
    const before = keeper({ stats: { gp: 25 } }, [cake])
    expect(done('undoAct', { turn: 0 }, ticked(before, cake)).user.stats.gp).toBe(25)
  })

  it('brings a deleted task back with its value and history, in its place', () => {
    const todo = aTodo({ value: 3.2 })
    const order = { habits: [], dailys: [], rewards: [], todos: [asKey<TaskId>('a'), todo._id, asKey<TaskId>('b')] }
    const before = keeper({ tasksOrder: order }, [todo])
    const deleted = done('deleteTask', { task: todo._id }, before)
    expect(deleted.tasks[todo._id]).toBeUndefined()
    const back = done('undoAct', { turn: 0 }, deleted)
    expect(back.tasks[todo._id]).toMatchObject({ value: 3.2, text: todo.text })
    expect(back.user.tasksOrder.todos).toEqual(order.todos)
  })

  it('takes the prize of the armoire back, and gives the same again', () => {
    const rich = keeper({ stats: { gp: 500 }, flags: { armoireEnabled: true, armoireOpened: true } })
    const bought = done('buyArmoire', {}, rich)
    const back = done('undoAct', { turn: 0 }, bought)
    expect([back.user.stats.gp, back.user.items]).toEqual([500, rich.user.items])
    const busy = done('toggleSleep', {}, done('syncStats', {}, back))
    const again = done('buyArmoire', {}, busy)
    expect([again.user.items, again.user.stats]).toEqual([bought.user.items, bought.user.stats])
    expect(again.user.undoneThrows).toBeUndefined()
  })

  it('keeps the order of several throws for one thing', () => {
    const rich = keeper({ stats: { gp: 500 }, flags: { armoireEnabled: true, armoireOpened: true } })
    const twice = done('buyArmoire', {}, done('buyArmoire', {}, rich))
    const back = done('undoAct', { turn: 0 }, done('undoAct', { turn: 1 }, twice))
    expect(back.user.undoneThrows).toEqual({ armoire: [0, 1] })
    expect(done('buyArmoire', {}, done('buyArmoire', {}, back)).user.items).toEqual(twice.user.items)
  })

  it('leaves alone what has nothing to do with the act', () => {
    const tagged = done('createTag', { name: 'Home' }, ticked(keeper()))
    const back = done('undoAct', { turn: 0 }, tagged)
    expect(back.user.tags).toEqual(tagged.user.tags)
    expect(turnsOf(back)).toEqual([1])
  })

  it('passes over notifications that were read since', () => {
    const after = ticked(keeper())
    const read = done('readNotifications', { ids: after.user.notifications.map(({ id }) => id) }, after)
    expect(done('undoAct', { turn: 0 }, read).user.stats.gp).toBe(0)
  })

  it('knows the last 20 acts (decision 114)', () => {
    let player = keeper()
    for (let count = 0; count < 22; count += 1) player = ticked(player, count % 2 === 0 ? one : other)
    expect(turnsOf(player)).toHaveLength(20)
    expectRefusal(run('undoAct', { turn: 1 }, player), 'undoTooLate')
  })

  it('forgets the oldest acts where all of them take too much space', () => {
    const notes = 'n'.repeat(20_000)
    let player = keeper({}, [aTodo({ notes })])
    for (const letter of ['a', 'b', 'c', 'd'])
      player = done('updateTask', { task: aTodo()._id, changes: { notes: letter.repeat(20_000) } }, player)
    expect(turnsOf(player)).toEqual([2, 3])
  })

  it('says which acts have to go first', () => {
    const tagged = done('createTag', { name: 'Home' }, ticked(keeper()))
    const { user } = ticked(tagged, other)
    expect(undoOrder(user, 0).map(({ turn }) => turn)).toEqual([2, 0])
    expect(undoOrder(user, 1).map(({ turn }) => turn)).toEqual([1])
    expect(undoOrder(user, 7)).toEqual([])
  })

  describe('is refused', () => {
    it('when a later act builds on it, until that is undone', () => {
      const twice = ticked(ticked(keeper()), other)
      expectRefusal(run('undoAct', { turn: 0 }, twice), 'undoFirst')
      expect(done('undoAct', { turn: 0 }, done('undoAct', { turn: 1 }, twice)).user.stats.gp).toBe(0)
    })

    it('when somebody or something else has changed it since', () => {
      const { user, tasks } = ticked(keeper())
      const healed = { user: { ...user, stats: { ...user.stats, gp: 1000 } }, tasks }
      expectRefusal(run('undoAct', { turn: 0 }, healed), 'undoChangedSince')
      expectRefusal(run('undoAct', { turn: 0 }, { user, tasks: {} }), 'undoChangedSince')
    })

    it('when a new day has begun', () => {
      const next = done('startDay', {}, ticked(keeper()), NOON + DAY)
      expectRefusal(run('undoAct', { turn: 0 }, next, NOON + DAY + HOUR), 'undoTooLate')
    })

    it('when it was undone before', () => {
      expectRefusal(run('undoAct', { turn: 0 }, done('undoAct', { turn: 0 }, ticked(keeper()))), 'undoTooLate')
    })

    it('when the score has reached a challenge', () => {
      const copy = aHabit({ challenge: { id: 'challenge-1', taskId: 'task-1' } })
      expectRefusal(run('undoAct', { turn: 0 }, ticked(keeper({}, [copy]), copy)), 'undoReachesOthers')
    })

    it('when gems were paid', () => {
      const paid = done('fortify', {}, keeper({ balance: 5 }))
      expectRefusal(run('undoAct', { turn: 0 }, paid), 'undoPaid')
    })

    it('when it is for good, as a reset', () => {
      expectRefusal(run('undoAct', { turn: 0 }, done('resetAccount', {}, keeper())), 'undoForGood')
    })

    it('when it changed more than is kept', () => {
      const many = Array.from({ length: 80 }, (_, index) =>
        aTodo({ _id: asKey<TaskId>(`todo-${index}`), completed: true, notes: 'n'.repeat(1000) }),
      )
      const cleared = done('clearCompletedTodos', {}, keeper({}, many))
      expectRefusal(run('undoAct', { turn: 0 }, cleared), 'undoTooLarge')
    })
  })

  it('gives egg and potion back for a hatched pet', () => {
    const found = keeper({ items: bags({ eggs: { Wolf: 1 }, hatchingPotions: { Base: 1 } }) })
    const hatched = done('hatch', { egg: 'Wolf', hatchingPotion: 'Base' }, found)
    expect(done('undoAct', { turn: 0 }, hatched).user.items).toEqual(found.user.items)
  })
})
