import type { Card, Catalogue, Transformation } from '@daykeep/rules/catalogue'
import { type Instant, refusal as refusalOf } from '@daykeep/rules/kernel'
import type { Player, User } from '@daykeep/rules/model'
import { belongings, type SkillOffer, skillOffers } from '@daykeep/rules/skills'
import { hasClass, maxMana } from '@daykeep/rules/stats'
import { nameOf, notesOf, refusalText, t } from '../../i18n/index.ts'
import type { BelongingModel, DrawerModel, SkillModel } from './drawer.ts'

/** Everything that a player can cast. docs/reference/screens.md 2.10. */
export const toDrawer = (catalogue: Catalogue, player: Player, now: Instant): DrawerModel => {
  const { user } = player
  const { throwable, antidotes, sendable, waiting } = belongings(catalogue, user, now)
  return {
    class: hasClass(user) ? user.stats.class : undefined,
    mana: hasClass(user) ? { value: Math.floor(user.stats.mp), max: maxMana(catalogue, user) } : undefined,
    skills: skillOffers(catalogue, player).map(toSkill),
    belongings: [
      ...throwable.map(({ item, count }) => ({ ...thing('thrown', item), count })),
      ...antidotes.map(({ item, gold, count }) => stockedOrPriced(user, 'antidote', item.antidote, { gold, count })),
    ],
    waiting: waiting.flatMap(({ card, from: [from] }) => {
      const art = catalogue.cards[card]?.art
      return from === undefined || art === undefined ? [] : [{ card, from, art, name: nameOf(`cards.${card}`) }]
    }),
    cards: sendable.map(({ card, gold, count }) => stockedOrPriced(user, 'card', card, { gold, count })),
  }
}

const toSkill = ({ skill, ranges, refusal }: SkillOffer): SkillModel => ({
  key: skill.key,
  name: nameOf(`skills.${skill.key}`),
  notes: notesOf(`skills.${skill.key}`),
  art: skill.art,
  mana: skill.mana,
  target: skill.target,
  gains: ranges,
  state:
    refusal === undefined
      ? { type: 'ready' }
      : refusal === 'spellLevelTooHigh'
        ? { type: 'locked', level: skill.level }
        : { type: 'refused', reason: reasonOf(refusal) },
})

const reasonOf = (key: NonNullable<SkillOffer['refusal']>): string =>
  key === 'messageTaskNotFound' ? t('casting.noTask') : refusalText(refusalOf(key))

type Castable = Pick<Transformation | Transformation['antidote'] | Card, 'key' | 'art'>

const thing = (kind: BelongingModel['kind'], { key, art }: Castable): BelongingModel => {
  const id = `${kind === 'card' ? 'cards' : 'transformations'}.${key}`
  return { kind, key, name: nameOf(id), notes: notesOf(id), art, count: undefined, price: undefined, affordable: true }
}

/** Cards and antidotes that were bought before cost nothing more. */
const stockedOrPriced = (
  user: User,
  kind: 'antidote' | 'card',
  item: Castable,
  { gold, count }: { readonly gold: number; readonly count: number },
): BelongingModel =>
  count > 0 ? { ...thing(kind, item), count } : { ...thing(kind, item), price: gold, affordable: user.stats.gp >= gold }
