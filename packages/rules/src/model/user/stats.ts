import * as t from 'io-ts'
import { Count, Figure, word } from '../codecs.ts'

export const ATTRIBUTES = ['str', 'int', 'con', 'per'] as const
export const Attribute = word(...ATTRIBUTES)
export type Attribute = t.TypeOf<typeof Attribute>

/** The classes in shop order. docs/reference/content-facts.md 3.1. */
export const CLASSES = ['healer', 'wizard', 'rogue', 'warrior'] as const
export const PlayerClass = word(...CLASSES)
export type PlayerClass = t.TypeOf<typeof PlayerClass>

const attributes = { str: Figure, int: Figure, con: Figure, per: Figure }

/** Temporary bonuses, until the next new day. docs/reference/rules.md 3.7. */
export const Buffs = t.readonly(
  t.type({
    ...attributes,
    stealth: Figure,
    streaks: t.boolean,
    snowball: t.boolean,
    spookySparkles: t.boolean,
    shinySeed: t.boolean,
    seafoam: t.boolean,
  }),
)
export type Buffs = t.TypeOf<typeof Buffs>

export const NO_BUFFS: Buffs = {
  str: 0,
  int: 0,
  con: 0,
  per: 0,
  stealth: 0,
  streaks: false,
  snowball: false,
  spookySparkles: false,
  shinySeed: false,
  seafoam: false,
}

export const Training = t.readonly(t.type(attributes))
export type Training = t.TypeOf<typeof Training>

export const NO_TRAINING: Training = { str: 0, int: 0, con: 0, per: 0 }

export const Stats = t.readonly(
  t.type({
    hp: Figure,
    mp: Figure,
    exp: Figure,
    gp: Figure,
    lvl: Count,
    class: PlayerClass,
    points: Figure,
    ...attributes,
    buffs: Buffs,
    training: Training,
  }),
)
export type Stats = t.TypeOf<typeof Stats>

/** The stats of a new player, without buffs and training. docs/reference/rules.md 0.5. */
export const FIRST_STATS = {
  hp: 50,
  mp: 10,
  exp: 0,
  gp: 0,
  lvl: 1,
  class: 'warrior',
  points: 0,
  str: 0,
  int: 0,
  con: 0,
  per: 0,
} as const satisfies Omit<Stats, 'buffs' | 'training'>
