import { describe, expect, it } from 'vitest'
import type { Card, HatchingPotion, Quest, Transformation } from '@daykeep/rules/catalogue'
import { loadListedCatalogue } from '@daykeep/rules/test-kit/listed-catalogue'

const { calendar, cards, events, hatchingPotions, quests, questBundles, transformations } = loadListedCatalogue()
const { months, galas } = calendar

const keysOf = <Thing extends { readonly key: string }>(
  entries: Readonly<Record<string, Thing>>,
  fits: (entry: Thing) => boolean,
): ReadonlyArray<string> =>
  Object.values(entries)
    .filter(fits)
    .map(({ key }) => key)
    .toSorted()

const sold = (kind: 'hatchingPotionQuests' | 'premiumHatchingPotions' | 'cards'): ReadonlyArray<string> =>
  events.flatMap(({ sells }) => sells?.[kind] ?? [])

const seasonal = Object.values(galas).flatMap(({ seasonalQuests }) => seasonalQuests)

const broughtByQuests = new Set(
  Object.values<Quest>(quests).flatMap(({ drop }) =>
    drop.items.filter(({ type }) => type === 'hatchingPotions').map(({ key }) => key),
  ),
)

/** Given to those who check in, and never sold. */
const GIVEN = 'RoyalPurple'

describe('the calendar of the content', () => {
  it('sells every pet quest in one month, but for those of a season', () =>
    expect(months.flatMap(({ petQuests }) => petQuests).toSorted()).toEqual(
      keysOf<Quest>(quests, ({ key, category }) => category === 'pet' && !seasonal.includes(key)),
    ))

  it('sells every quest for a potion in one month or at an event', () =>
    expect(
      [...months.flatMap((month) => month.hatchingPotionQuests), ...sold('hatchingPotionQuests')].toSorted(),
    ).toEqual(keysOf<Quest>(quests, ({ category }) => category === 'hatchingPotion')))

  it('sells every bundle in one month', () =>
    expect(months.flatMap(({ bundles }) => bundles).toSorted()).toEqual(keysOf(questBundles, () => true)))

  it('sells every premium potion that no quest brings in one month, three a month or more', () => {
    expect(months.flatMap((month) => month.premiumHatchingPotions).toSorted()).toEqual(
      keysOf<HatchingPotion>(
        hatchingPotions,
        ({ key, kind }) => kind === 'premium' && key !== GIVEN && !broughtByQuests.has(key),
      ),
    )
    expect(months.filter((month) => month.premiumHatchingPotions.length < 3)).toEqual([])
  })

  it('sells wacky potions that no quest brings at an event', () =>
    expect(sold('premiumHatchingPotions').toSorted()).toEqual(
      keysOf<HatchingPotion>(hatchingPotions, ({ key, kind }) => kind === 'wacky' && !broughtByQuests.has(key)),
    ))

  it('has for April Fools every wacky potion, a year each', () =>
    expect(calendar.foolsPotions.potions.toSorted()).toEqual(
      keysOf<HatchingPotion>(hatchingPotions, ({ kind }) => kind === 'wacky'),
    ))

  it('throws one thing in each season', () =>
    expect(
      Object.values(galas)
        .flatMap(({ seasonalSpells }) => seasonalSpells)
        .toSorted(),
    ).toEqual(keysOf<Transformation>(transformations, () => true)))

  it('sells every card of a day at an event', () =>
    expect(sold('cards').toSorted()).toEqual(keysOf<Card>(cards, ({ limited }) => limited)))

  it('puts two pet quests of each month in front, or more', () =>
    expect(
      months.filter(({ petQuests }) => petQuests.filter((key) => calendar.featuredQuests.includes(key)).length < 2),
    ).toEqual([]))
})
