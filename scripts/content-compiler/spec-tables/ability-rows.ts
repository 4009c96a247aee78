import type { Card, Catalogue, Skill, Transformation } from '@daykeep/rules/catalogue'
import { ownEntry } from '@daykeep/rules/kernel'
import { type Fields, keyOf, type RowKind, presentFields } from './row-kind.ts'

/** What a skill is called for by the game that the table was read from. */
const skillRow = ({ mana, level, target }: Skill): Fields => ({
  mana,
  lvl: level,
  target,
})

const specialRow = (catalogue: Catalogue, key: string): Fields | undefined => {
  const card = ownEntry<string, Card>(catalogue.cards, key)
  if (card !== undefined)
    return {
      mana: 0,
      value: card.value,
      target: 'user',
      immediateUse: true,
      silent: true,
      ...presentFields({ limited: card.limited }),
    }
  const all = Object.values<Transformation>(catalogue.transformations)
  const ability = all.find((each) => each.key === key)
  if (ability !== undefined)
    return { mana: 0, value: ability.value, target: 'user', limited: true, previousPurchase: true }
  const antidote = all.find((each) => each.antidote.key === key)?.antidote
  return antidote === undefined
    ? undefined
    : { mana: 0, value: antidote.value, target: 'self', immediateUse: true, purchaseType: 'debuffPotion' }
}

const spell: RowKind = {
  name: 'a skill, a card, something to throw or its antidote',
  ids: /^spell\/\w+\/\w+$/,
  actual: (catalogue, id) => {
    const [, group] = id.split('/')
    if (group === 'special') return specialRow(catalogue, keyOf(id))
    const skill = ownEntry<string, Skill>(catalogue.skills, keyOf(id))
    if (skill === undefined || skill.class !== group) return undefined
    // For a whole party at once; healing goes from one member to the next.
    const isAtOnce = skill.target === 'party' && skill.effect.type !== 'heal'
    return { ...skillRow(skill), ...presentFields({ bulk: isAtOnce }) }
  },
}

const cardTypes: RowKind = {
  name: 'cards',
  ids: /^cardTypes$/,
  actual: ({ cards }) => ({
    entries: Object.fromEntries(
      Object.values<Card>(cards).map(({ key, messages, limited }) => [
        key,
        { messageOptions: messages, ...presentFields({ yearRound: !limited }) },
      ]),
    ),
  }),
}

export const ABILITY_ROWS: ReadonlyArray<RowKind> = [spell, cardTypes]
