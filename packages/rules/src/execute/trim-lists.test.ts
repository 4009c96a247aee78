import { describe, expect, it } from 'vitest'
import { aCatalogue, aDaily, aHabit, aPlayer, aTodo, aUser, NOON, outcomeOf } from '../../test-kit/index.ts'
import { DAY } from '../kernel/index.ts'
import { LIMITS, type User } from '../model/index.ts'
import { scoringCommands } from '../scoring/index.ts'
import { executeCommand } from './execute-command.ts'
import { trimTask, trimUser } from './trim-lists.ts'

const times = <A>(count: number, make: (index: number) => A): ReadonlyArray<A> =>
  Array.from({ length: count }, (_, index) => make(index))
const notices = (count: number): User['notifications'] =>
  times(count, (index) => ({ id: `n${index}`, type: 'CARD_RECEIVED', data: {}, seen: false }))
const entries = (count: number) => times(count, (index) => ({ date: NOON + index * DAY, value: index }))

describe('lists that the game writes', () => {
  it('leave the player the same object while they are short', () => {
    const user = aUser({ notifications: [...notices(LIMITS.notifications)] })
    expect(trimUser(user)).toBe(user)
    const habit = aHabit({ history: entries(LIMITS.history) })
    expect(trimTask(habit)).toBe(habit)
    const todo = aTodo()
    expect(trimTask(todo)).toBe(todo)
  })

  it('lose their oldest entries, each beyond its own limit', () => {
    const user = aUser()
    const senders = times(LIMITS.cards + 1, String)
    const invitation = (index: number) => ({ id: `g${index}`, name: 'Walkers', inviter: 'nia' })
    const trimmed = trimUser({
      ...user,
      notifications: notices(LIMITS.notifications + 2),
      history: { exp: entries(LIMITS.history + 1), todos: entries(3) },
      invitations: { ...user.invitations, guilds: times(LIMITS.invitations + 1, invitation) },
      achievements: { ...user.achievements, challenges: times(LIMITS.challengesWon + 1, String) },
      items: { ...user.items, special: { ...user.items.special, nyeReceived: senders } },
    })
    expect(trimmed.notifications.map(({ id }) => id)[0]).toBe('n2')
    expect(trimmed.notifications).toHaveLength(LIMITS.notifications)
    expect(trimmed.history.exp).toEqual(entries(LIMITS.history + 1).slice(1))
    expect(trimmed.history.todos).toHaveLength(3)
    expect(trimmed.invitations.guilds[0]?.id).toBe('g1')
    expect(trimmed.achievements.challenges).toHaveLength(LIMITS.challengesWon)
    expect(trimmed.items.special.nyeReceived).toEqual(senders.slice(1))
    expect(trimTask(aDaily({ history: entries(LIMITS.history + 5) })).history[0]?.value).toBe(5)
  })

  it('are short after every command, for what is told last matters most', () => {
    const habit = aHabit({ history: entries(LIMITS.history) })
    const user = aUser({ notifications: [...notices(LIMITS.notifications)] })
    const at = NOON + LIMITS.history * DAY
    const { state } = outcomeOf(
      executeCommand(aCatalogue())(scoringCommands.scoreTask, {
        params: { task: habit._id, direction: 'up' },
        at,
      })(aPlayer(user, [habit])),
    )
    expect(state.user.notifications).toHaveLength(LIMITS.notifications)
    expect(state.user.notifications.at(-1)?.type).toBe('ACHIEVEMENT')
    const scored = state.tasks[habit._id]
    expect(scored?.type === 'habit' && scored.history.length).toBe(LIMITS.history)
    expect(scored?.type === 'habit' && scored.history.at(-1)?.date).toBe(at)
  })
})
