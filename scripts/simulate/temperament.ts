import type { NewTask } from '@daykeep/rules/tasks'

export const TEMPERAMENTS = ['steady', 'weekend', 'struggling', 'party', 'collector'] as const
export type Temperament = (typeof TEMPERAMENTS)[number]

/** How often a player does what they could do; shares and chances are of 1. */
export type PlayStyle = {
  /** Chance to play on a day of the week, Sunday first. */
  readonly comes: readonly [number, number, number, number, number, number, number]
  readonly dailies: ReadonlyArray<NewTask>
  readonly dailiesDone: number
  /** Scores of good and bad habits a day. */
  readonly goodHabits: number
  readonly badHabits: number
  /** New to-dos on a day of play, and the chance that an open one gets done. */
  readonly todos: number
  readonly todosDone: number
  /** Health below which a potion is bought. */
  readonly potionBelow: number
  /** Chance on a day to hatch and feed. */
  readonly keepsAnimals: number
  /** Feeds pets only what they like, and sells nothing. */
  readonly savesFood?: true
  /** Chance on a day to buy a custom reward. */
  readonly treats: number
  /** Chance on a day to spend gold for gear on the armoire. */
  readonly tempted: number
  /** Day on which they subscribe. */
  readonly subscribes?: number
}

const EVERY_DAY = { su: true, m: true, t: true, w: true, th: true, f: true, s: true } as const
const NEVER = { su: false, m: false, t: false, w: false, th: false, f: false, s: false } as const
const WORKDAYS = { ...EVERY_DAY, su: false, s: false } as const

const daily = (text: string, repeat: NewTask['repeat'], priority: NonNullable<NewTask['priority']>): NewTask => ({
  type: 'daily',
  text,
  priority,
  frequency: 'weekly',
  ...(repeat === undefined ? {} : { repeat }),
})

const ORDINARY = [
  daily('Stretch', EVERY_DAY, 1),
  daily('Read ten pages', WORKDAYS, 1.5),
  daily('Run', { ...NEVER, m: true, w: true, f: true }, 2),
]

const always = (chance: number): PlayStyle['comes'] => [chance, chance, chance, chance, chance, chance, chance]

export const PLAY_STYLES: Readonly<Record<Temperament, PlayStyle>> = {
  steady: {
    comes: always(0.9),
    dailies: ORDINARY,
    dailiesDone: 0.9,
    goodHabits: 1.5,
    badHabits: 0.1,
    todos: 0.3,
    todosDone: 0.5,
    potionBelow: 20,
    keepsAnimals: 0.3,
    treats: 0.2,
    tempted: 0.1,
  },
  weekend: {
    comes: [0.9, 0.1, 0.1, 0.1, 0.1, 0.3, 0.9],
    dailies: [daily('Water the plants', { ...NEVER, s: true, su: true }, 1), daily('Call home', EVERY_DAY, 1)],
    dailiesDone: 0.85,
    goodHabits: 2,
    badHabits: 0.3,
    todos: 1,
    todosDone: 0.6,
    potionBelow: 20,
    keepsAnimals: 0.4,
    treats: 0.3,
    tempted: 0.2,
  },
  struggling: {
    comes: always(0.8),
    dailies: ORDINARY,
    dailiesDone: 0.5,
    goodHabits: 0.8,
    badHabits: 0.8,
    todos: 0.3,
    todosDone: 0.15,
    potionBelow: 30,
    keepsAnimals: 0.2,
    treats: 0.3,
    tempted: 0.2,
  },
  party: {
    comes: always(0.9),
    dailies: ORDINARY,
    dailiesDone: 0.87,
    goodHabits: 1.2,
    badHabits: 0.2,
    todos: 0.3,
    todosDone: 0.5,
    potionBelow: 30,
    keepsAnimals: 0.3,
    treats: 0.1,
    tempted: 0.05,
  },
  collector: {
    comes: always(0.95),
    dailies: [...ORDINARY, daily('Draw', EVERY_DAY, 1)],
    dailiesDone: 0.93,
    goodHabits: 1.5,
    badHabits: 0.05,
    todos: 0.4,
    todosDone: 0.6,
    potionBelow: 15,
    keepsAnimals: 0.6,
    savesFood: true,
    treats: 0,
    tempted: 0,
    subscribes: 30,
  },
}
