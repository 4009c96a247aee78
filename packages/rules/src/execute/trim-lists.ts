import { CARD_TYPES, LIMITS, type Task, type User } from '../model/index.ts'

/**
 * The player with the newest entries of lists that only the game writes: nobody can be refused for what others send or
 * days bring. The same object when nothing is too long. docs/decisions/073-bounds-of-what-is-kept.md.
 */
export const trimUser = (user: User): User => {
  const { notifications, invitations, history, achievements, items } = user
  return withParts(user, {
    notifications: newest(notifications, LIMITS.notifications),
    invitations: withParts(invitations, {
      guilds: newest(invitations.guilds, LIMITS.invitations),
      parties: newest(invitations.parties, LIMITS.invitations),
    }),
    history: withParts(history, {
      exp: newest(history.exp, LIMITS.history),
      todos: newest(history.todos, LIMITS.history),
    }),
    achievements: withParts(achievements, { challenges: newest(achievements.challenges, LIMITS.challengesWon) }),
    items: withParts(items, { special: trimCards(items.special) }),
  })
}

/** The task with the newest entries of its history. */
export const trimTask = <A extends Task>(task: A): A =>
  'history' in task && task.history.length > LIMITS.history
    ? { ...task, history: task.history.slice(-LIMITS.history) }
    : task

const CARD_LISTS = CARD_TYPES.map((card) => `${card}Received` as const)

/** Hardly anybody has too many: this is asked of each member of a group whenever one of them does something. */
const trimCards = (special: User['items']['special']): User['items']['special'] =>
  CARD_LISTS.every((list) => special[list].length <= LIMITS.cards)
    ? special
    : { ...special, ...Object.fromEntries(CARD_LISTS.map((list) => [list, newest(special[list], LIMITS.cards)])) }

const newest = <A>(list: ReadonlyArray<A>, limit: number): ReadonlyArray<A> =>
  list.length > limit ? list.slice(-limit) : list

/** The same object when none of the parts differs. */
const withParts = <A extends object>(whole: A, parts: Partial<A>): A =>
  Object.entries(parts).every(([key, value]) => whole[key as keyof A] === value) ? whole : { ...whole, ...parts }
