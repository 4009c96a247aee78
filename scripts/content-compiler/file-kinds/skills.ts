import { choice, strictObject, exactly, KeyText, listOf, NumberFrom0, oneOf, Whole } from '../codec/index.ts'
import { IconArt } from './art.ts'
import { contentFile, fileKind } from './file-kind.ts'
import { CLASSES } from '@daykeep/rules/model'
import { entriesAt } from './content-entry.ts'

const Attribute = choice('str', 'int', 'con', 'per')
const Curve = strictObject({ most: NumberFrom0, halfway: NumberFrom0 })
const Luck = strictObject({ attribute: Attribute }, { chance: NumberFrom0 })

const Effect = oneOf('type', {
  blast: strictObject({
    type: exactly('blast'),
    attribute: Attribute,
    luck: Luck,
    valueShare: NumberFrom0,
    experience: Curve,
    damageShare: NumberFrom0,
  }),
  strike: strictObject({ type: exactly('strike'), attribute: Attribute, luck: Luck, value: Curve, damage: Curve }),
  rob: strictObject(
    { type: exactly('rob'), attribute: Attribute, share: NumberFrom0, gold: Curve },
    { luck: Luck, experience: Curve },
  ),
  refresh: strictObject({ type: exactly('refresh'), attribute: Attribute, mana: Curve, except: choice(...CLASSES) }),
  inspire: strictObject({ type: exactly('inspire'), attribute: Attribute, buff: Curve }),
  keepStreaks: strictObject({ type: exactly('keepStreaks') }),
  hide: strictObject({ type: exactly('hide'), attribute: Attribute, perDaily: NumberFrom0, halfway: NumberFrom0 }),
  heal: strictObject({
    type: exactly('heal'),
    attributes: listOf(Attribute, 2),
    plus: NumberFrom0,
    share: NumberFrom0,
  }),
  brighten: strictObject({ type: exactly('brighten'), attribute: Attribute, value: Curve }),
})

/** What the classes can do. docs/reference/content.md 9, Spells. */
export const skills = fileKind({
  name: 'skills',
  pattern: /^skills\.json$/,
  codec: contentFile({
    skills: listOf(
      strictObject(
        {
          key: KeyText,
          class: choice(...CLASSES),
          mana: Whole,
          level: Whole,
          target: choice('task', 'tasks', 'self', 'party'),
          effect: Effect,
        },
        { art: IconArt },
      ),
    ),
  }),
  entries: (file) => entriesAt('skills', 'skills', file.skills),
})
