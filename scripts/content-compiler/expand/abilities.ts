import type { Card, Skill, Transformation } from '@daykeep/rules/catalogue'
import type { DecodedFiles } from './decoded-files.ts'

/** Gold. docs/reference/application.md 9, Prices. */
const PRICES = { transformation: 15, antidote: 5, card: 10 } as const

export const skillsOf = (decoded: DecodedFiles): ReadonlyArray<Skill> =>
  decoded.skills.flatMap(({ skills }) => skills.map(({ art = {}, ...skill }) => ({ ...skill, art }) as Skill))

export const transformationsOf = (decoded: DecodedFiles): ReadonlyArray<Transformation> =>
  decoded.transformations.flatMap((file) =>
    file.transformations.map(({ key, value = PRICES.transformation, antidote, art = {} }) => ({
      key,
      value,
      antidote: { key: antidote.key, value: antidote.value ?? PRICES.antidote, art: antidote.art ?? {} },
      art,
    })),
  )

export const cardsOf = (decoded: DecodedFiles): ReadonlyArray<Card> =>
  decoded.cards.flatMap((file) =>
    file.cards.map(({ key, value = PRICES.card, messages, limited = false, art = {} }) => ({
      key,
      value,
      messages,
      limited,
      art,
    })),
  )
