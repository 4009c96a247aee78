import type { Card, Catalogue, Skill, Transformation } from '@daykeep/rules/catalogue'
import type { PlayerClass } from '@daykeep/rules/model'
import { byKey } from './by-key.ts'
import type { Translator } from '../../i18n/translator.ts'

/** Skills by class, and what is cast by everybody. docs/reference/api.md 3.12 and 3.15. */
export const toSpells = (catalogue: Catalogue, translator: Translator) => {
  const skills = Object.values(catalogue.skills)
  const ofClass = (name: PlayerClass) =>
    byKey(
      skills.filter((skill) => skill.class === name),
      (skill) => skillEntry(skill, translator),
    )
  const special = Object.fromEntries(
    [
      ...Object.values(catalogue.transformations).flatMap((item) => transformationEntries(item, translator)),
      ...Object.values(catalogue.cards).map((card) => cardEntry(card, translator)),
    ].map((entry) => [entry.key, entry]),
  )
  return {
    spells: {
      wizard: ofClass('wizard'),
      warrior: ofClass('warrior'),
      rogue: ofClass('rogue'),
      healer: ofClass('healer'),
      special,
    },
    special,
    cardTypes: byKey(Object.values(catalogue.cards), cardType),
  }
}

const skillEntry = ({ key, mana, level, target }: Skill, { words }: Translator) => ({
  key,
  ...words(`skills.${key}`),
  mana,
  lvl: level,
  target,
})

const transformationEntries = ({ key, value, antidote }: Transformation, { words }: Translator) => [
  {
    key,
    ...words(`transformations.${key}`),
    mana: 0,
    value,
    target: 'user',
    limited: true,
    previousPurchase: true,
  },
  {
    key: antidote.key,
    ...words(`transformations.${antidote.key}`),
    mana: 0,
    value: antidote.value,
    target: 'self',
    immediateUse: true,
    purchaseType: 'debuffPotion',
  },
]

const cardEntry = ({ key, value, limited }: Card, { words }: Translator) => ({
  key,
  ...words(`cards.${key}`),
  mana: 0,
  value,
  target: 'user',
  immediateUse: true,
  silent: true,
  ...(limited ? { limited } : {}),
})

const cardType = ({ key, messages, limited }: Card) => ({
  key,
  messageOptions: messages,
  ...(limited ? {} : { yearRound: true }),
})
