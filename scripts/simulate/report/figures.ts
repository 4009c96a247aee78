import { CLASSES } from '@daykeep/rules/model'
import type { PlayerRecord, QuestDone } from '../player-record.ts'
import { TEMPERAMENTS, type Temperament } from '../temperament.ts'
import { type Percentiles, percentilesOf } from './percentiles.ts'

/** The measures of a player by name; undefined, and not counted, for a day that never came. */
const MEASURES: Readonly<Record<string, (life: PlayerRecord) => number | undefined>> = {
  level: ({ levels }) => levels.at(-1),
  gold: ({ gold }) => gold.at(-1),
  'gold earned': ({ goldEarned }) => goldEarned,
  'gold earned a level': ({ goldEarned, levels }) => goldEarned / Math.max(1, (levels.at(-1) ?? 1) - 1),
  deaths: ({ deaths }) => deaths,
  'potions of health': ({ potions }) => potions,
  ...Object.fromEntries(
    CLASSES.map((name) => [
      `level, ${name}`,
      (life: PlayerRecord) => (life.class === name && life.classDay !== undefined ? life.levels.at(-1) : undefined),
    ]),
  ),
  'perfect days': ({ perfectDays }) => perfectDays,
  pets: ({ pets }) => pets,
  mounts: ({ mounts }) => mounts,
  'day of the class': ({ classDay }) => classDay,
  'day of the first pet': ({ firstPetDay }) => firstPetDay,
  'day of the first mount': ({ firstMountDay }) => firstMountDay,
  'day of the last class gear': ({ lastGearDay }) => lastGearDay,
  'armoire opened': ({ armoireOpened }) => armoireOpened,
  'day the armoire was empty': ({ armoireEmptiedDay }) => armoireEmptiedDay,
  'gems bought for gold': ({ gemsBought }) => gemsBought,
  'gems otherwise': ({ gemsOtherwise }) => gemsOtherwise,
  'gems spent': ({ gemsSpent }) => gemsSpent,
  'gems left': ({ gems }) => gems,
  'hourglasses left': ({ hourglasses }) => hourglasses,
}

export type QuestFigures = { readonly quest: string; readonly days: Percentiles }

/** The players of one temperament: measures at the end, level and gold over time. */
export type Figures = {
  readonly temperament: Temperament
  readonly players: number
  readonly measures: Readonly<Record<string, Percentiles>>
  readonly levels: ReadonlyArray<Percentiles>
  readonly gold: ReadonlyArray<Percentiles>
}

/** `every`: days between two checkpoints. */
export type Report = {
  readonly players: number
  readonly days: number
  readonly seed: string
  readonly every: number
  readonly figures: ReadonlyArray<Figures>
  readonly questLength: Percentiles
  readonly quests: ReadonlyArray<QuestFigures>
  readonly refused: Readonly<Record<string, number>>
}

export type ReportHeader = Pick<Report, 'players' | 'days' | 'seed' | 'every'>

export const reportOf = (header: ReportHeader, lives: ReadonlyArray<PlayerRecord>): Report => {
  const quests = lives.flatMap((life) => life.quests)
  return {
    ...header,
    figures: TEMPERAMENTS.map((temperament) =>
      figuresOf(
        temperament,
        lives.filter((life) => life.temperament === temperament),
      ),
    ).filter(({ players }) => players > 0),
    questLength: percentilesOf(quests.map(({ days }) => days)),
    quests: questFigures(quests),
    refused: sumsOf(lives),
  }
}

const figuresOf = (temperament: Temperament, lives: ReadonlyArray<PlayerRecord>): Figures => ({
  temperament,
  players: lives.length,
  measures: Object.fromEntries(
    Object.entries(MEASURES).map(([name, measure]) => [
      name,
      percentilesOf(lives.flatMap((life) => measure(life) ?? [])),
    ]),
  ),
  levels: overTime(lives.map(({ levels }) => levels)),
  gold: overTime(lives.map(({ gold }) => gold)),
})

const overTime = (lines: ReadonlyArray<ReadonlyArray<number>>): ReadonlyArray<Percentiles> =>
  (lines[0] ?? []).map((_, at) => percentilesOf(lines.flatMap((line) => line[at] ?? [])))

const questFigures = (quests: ReadonlyArray<QuestDone>): ReadonlyArray<QuestFigures> =>
  Object.entries(Object.groupBy(quests, ({ quest }) => quest))
    .map(([quest, done = []]) => ({ quest, days: percentilesOf(done.map(({ days }) => days)) }))
    .toSorted((one, other) => other.days.count - one.days.count || (one.quest < other.quest ? -1 : 1))

const sumsOf = (lives: ReadonlyArray<PlayerRecord>): Readonly<Record<string, number>> => {
  const sums: Record<string, number> = {}
  for (const { refused } of lives)
    for (const [key, count] of Object.entries(refused)) sums[key] = (sums[key] ?? 0) + count
  return Object.fromEntries(Object.entries(sums).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
