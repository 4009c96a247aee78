import { expect, it } from 'vitest'
import type { Quest, QuestReward } from '../../src/catalogue/index.ts'
import { loadListedCatalogue } from '../../test-kit/index.ts'
import { fullCatalogue } from '../support/full-catalogue.ts'

const ours = loadListedCatalogue()

const byName = (rewards: ReadonlyArray<QuestReward>) =>
  [...rewards].sort((a, b) => (`${a.type} ${a.key}` < `${b.type} ${b.key}` ? -1 : 1))

/** Figures of a quest, without its pictures and without what only our stories know. */
const figuresOf = ({ art: _art, unlock, objective, drop, ...quest }: Quest) => {
  const { places: _places, ...rage } = (objective.type === 'boss' ? objective.rage : undefined) ?? { value: 0 }
  return {
    ...quest,
    value: quest.value ?? 0,
    objective: { ...objective, ...(rage.value > 0 ? { rage } : {}) },
    drop: { ...drop, items: byName(drop.items) },
    unlock: unlock?.type === 'level' ? undefined : unlock,
    group: quest.group?.replace('questGroup', ''),
  }
}

/** docs/reference/content-facts.md 1.1: a slip of the reference leaves out what comes before this part. */
const SLIP = { lostMasterclasser2: { previous: 'lostMasterclasser1' } } as const

it('has the 120 quests of the facts, each with their figures', () => {
  const known = Object.values<Quest>(fullCatalogue.quests)
  expect(Object.keys(ours.quests).sort()).toEqual(known.map(({ key }) => key).sort())
  for (const quest of known) {
    const slip = SLIP[quest.key as string as keyof typeof SLIP] ?? {}
    expect(figuresOf(ours.quests[quest.key]!), quest.key).toEqual(figuresOf({ ...quest, ...(slip as Partial<Quest>) }))
  }
})

it('has the bundles and the lines of the facts', () => {
  const withoutArt = (catalogue: typeof ours) =>
    Object.values(catalogue.questBundles).map(({ art: _art, ...bundle }) => bundle)
  expect(new Set(withoutArt(ours))).toEqual(new Set(withoutArt(fullCatalogue)))
  expect(new Set(ours.questLines)).toEqual(new Set(fullCatalogue.questLines))
})

it('begins each chain with its first part, the lost masters after the four others', () => {
  const chains = Object.values<Quest>(ours.quests).filter(({ category }) => category === 'gold')
  expect(chains.map(({ key }) => key).join(' ')).toBe(
    [
      'dilatoryDistress1 dilatoryDistress2 dilatoryDistress3',
      'mayhemMistiflying1 mayhemMistiflying2 mayhemMistiflying3',
      'stoikalmCalamity1 stoikalmCalamity2 stoikalmCalamity3',
      'taskwoodsTerror1 taskwoodsTerror2 taskwoodsTerror3',
      'lostMasterclasser1 lostMasterclasser2 lostMasterclasser3 lostMasterclasser4',
    ].join(' '),
  )
})

it('strikes three places in each story of a world boss', () => {
  const places = Object.values<Quest>(ours.quests).flatMap(({ category, objective }) =>
    category === 'world' && objective.type === 'boss' ? [objective.rage?.places?.length] : [],
  )
  expect(places).toEqual([3, 3, 3, 3, 3])
})
