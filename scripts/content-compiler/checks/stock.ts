import type { ContentIssue } from '../issue.ts'
import type { DecodedFile } from '../file-kinds/index.ts'
import { keyIssue, filesOfKind, type LocatedKey } from './files-of-kind.ts'
import { checkInPotions, questRewardKeys } from './rewards.ts'
import { type StockKey, stockKeys, type StockKind } from './stock-lists.ts'

type Files = ReadonlyArray<DecodedFile>

/**
 * The calendar and what it sells, both ways: every list holds what belongs there, and whatever only a list can sell
 * is on one. Silent where there is no schedule. docs/reference/content-facts.md 6.3 to 6.5 and 12.
 */
export const stockIssues = (files: Files): ReadonlyArray<ContentIssue> => {
  if (filesOfKind(files, 'schedule').length === 0) return []
  const stock = stockKeys(files)
  return [
    ...misplacedStock(files, stock),
    ...unsold(files, stock),
    ...soldRewards(files, stock),
    ...aprilFoolsIssues(files),
  ]
}

const kindOfQuest = (files: Files): ReadonlyMap<string, string> =>
  new Map(filesOfKind(files, 'quests').map(({ value: { key, category } }) => [key, category]))

type LocatedPotion = LocatedKey & { readonly kind: string }

const potionsIn = (files: Files): ReadonlyArray<LocatedPotion> =>
  filesOfKind(files, 'hatchingPotions').flatMap(({ path: file, value }) =>
    value.potions.map(({ key, kind }, index) => ({ key, kind, file, at: ['potions', index, 'key'] })),
  )

/** The list of a kind, and the word that its entries must be in their own file. */
const QUEST_CATEGORY_OF_LIST: { readonly [List in StockKind]?: string } = {
  petQuests: 'pet',
  seasonalQuests: 'pet',
  hatchingPotionQuests: 'hatchingPotion',
}

const misplacedStock = (files: Files, stock: ReadonlyArray<StockKey>): ReadonlyArray<ContentIssue> => {
  const categories = kindOfQuest(files)
  const potions = new Map(potionsIn(files).map(({ key, kind }) => [key, kind]))
  return stock.flatMap((entry): ReadonlyArray<ContentIssue> => {
    const expectedCategory = QUEST_CATEGORY_OF_LIST[entry.list]
    const category = categories.get(entry.key)
    if (expectedCategory !== undefined && category !== undefined && category !== expectedCategory)
      return [keyIssue(entry, `expected a quest of category ${expectedCategory}, found "${entry.key}" of ${category}`)]
    const kind = entry.list === 'premiumHatchingPotions' ? potions.get(entry.key) : undefined
    const fits = entry.of === 'month' ? ['premium'] : ['premium', 'wacky']
    return kind === undefined || fits.includes(kind)
      ? []
      : [keyIssue(entry, `expected a ${fits.join(' or ')} potion, found "${entry.key}", which is ${kind}`)]
  })
}

const unsold = (files: Files, stock: ReadonlyArray<StockKey>): ReadonlyArray<ContentIssue> => {
  const on = (...lists: ReadonlyArray<StockKind>): ReadonlySet<string> =>
    new Set(stock.filter(({ list }) => lists.includes(list)).map(({ key }) => key))
  const quests = on('petQuests', 'hatchingPotionQuests', 'seasonalQuests')
  const [bundles, cards, spells] = [on('bundles'), on('cards'), on('seasonalSpells')]
  const potions = new Set([
    ...on('premiumHatchingPotions'),
    ...questRewardKeys(files, 'hatchingPotions'),
    ...checkInPotions(files),
  ])
  const missing = (what: string, entries: ReadonlyArray<LocatedKey>, existing: ReadonlySet<string>) =>
    entries
      .filter(({ key }) => key !== undefined && !existing.has(key))
      .map((entry) => keyIssue(entry, `no ${what} "${entry.key}"`))
  return [
    ...missing('month, gala or event sells', questsOfLists(files), quests),
    ...missing('month sells', bundlesIn(files), bundles),
    ...missing('event sells', cardsIn(files), cards),
    ...missing('gala sells', transformationsIn(files), spells),
    ...missing(
      'month or event sells, no quest brings and no check-in gives',
      potionsIn(files).filter(({ kind }) => kind === 'premium' || kind === 'wacky'),
      potions,
    ),
  ]
}

const questsOfLists = (files: Files): ReadonlyArray<LocatedKey> =>
  filesOfKind(files, 'quests').flatMap(({ path: file, value: { key, category } }) =>
    category === 'pet' || category === 'hatchingPotion' ? [{ key, file, at: ['key'] }] : [],
  )

const bundlesIn = (files: Files): ReadonlyArray<LocatedKey> =>
  filesOfKind(files, 'questBundles').flatMap(({ path: file, value }) =>
    value.bundles.map(({ key }, index) => ({ key, file, at: ['bundles', index, 'key'] })),
  )

const cardsIn = (files: Files): ReadonlyArray<LocatedKey> =>
  filesOfKind(files, 'cards').flatMap(({ path: file, value }) =>
    value.cards.flatMap(({ key, limited }, index) =>
      limited === true ? [{ key, file, at: ['cards', index, 'key'] }] : [],
    ),
  )

const transformationsIn = (files: Files): ReadonlyArray<LocatedKey> =>
  filesOfKind(files, 'transformations').flatMap(({ path: file, value }) =>
    value.transformations.map(({ key }, index) => ({ key, file, at: ['transformations', index, 'key'] })),
  )

/** A potion that a quest brings is not sold besides. */
const soldRewards = (files: Files, stock: ReadonlyArray<StockKey>): ReadonlyArray<ContentIssue> => {
  const won = questRewardKeys(files, 'hatchingPotions')
  return stock
    .filter(({ list, of, key }) => list === 'premiumHatchingPotions' && of === 'month' && won.has(key))
    .map((entry) => keyIssue(entry, `a quest brings "${entry.key}", so no month sells it`))
}

/** April Fools has each wacky potion once. */
const aprilFoolsIssues = (files: Files): ReadonlyArray<ContentIssue> => {
  const wacky = potionsIn(files).filter(({ kind }) => kind === 'wacky')
  const existing = new Set(wacky.map(({ key }) => key))
  return filesOfKind(files, 'schedule').flatMap(({ path: file, value }) => {
    const potions = value.foolsPotions.potions ?? []
    return [
      ...wacky
        .filter(({ key }) => !potions.includes(key))
        .map((entry) => keyIssue(entry, `no April Fools has "${entry.key}"`)),
      ...potions.flatMap((key, index) => {
        const at = { key, file, at: ['foolsPotions', 'potions', index] }
        if (potions.indexOf(key) < index) return [keyIssue(at, `"${key}" has a turn already`)]
        return existing.has(key) ? [] : [keyIssue(at, `expected a wacky potion, found "${key}"`)]
      }),
    ]
  })
}
