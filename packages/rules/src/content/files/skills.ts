import { choice, closed, exactly, KeyText, listOf, NumberFrom0, oneOf, Whole } from '../codec/index.ts'
import { IconArt } from './art.ts'
import { contentFile } from './content-file.ts'
import { CLASSES } from './gear-item.ts'
import { fileKind, thingsAt } from './thing.ts'

const Attribute = choice('str', 'int', 'con', 'per')
const Curve = closed({ most: NumberFrom0, halfway: NumberFrom0 })
const Luck = closed({ attribute: Attribute }, { chance: NumberFrom0 })

const Effect = oneOf('type', {
  blast: closed({
    type: exactly('blast'),
    attribute: Attribute,
    luck: Luck,
    valueShare: NumberFrom0,
    experience: Curve,
    damageShare: NumberFrom0,
  }),
  strike: closed({ type: exactly('strike'), attribute: Attribute, luck: Luck, value: Curve, damage: Curve }),
  rob: closed(
    { type: exactly('rob'), attribute: Attribute, share: NumberFrom0, gold: Curve },
    { luck: Luck, experience: Curve },
  ),
  refresh: closed({ type: exactly('refresh'), attribute: Attribute, mana: Curve, except: choice(...CLASSES) }),
  inspire: closed({ type: exactly('inspire'), attribute: Attribute, buff: Curve }),
  keepStreaks: closed({ type: exactly('keepStreaks') }),
  hide: closed({ type: exactly('hide'), attribute: Attribute, perDaily: NumberFrom0, halfway: NumberFrom0 }),
  heal: closed({ type: exactly('heal'), attributes: listOf(Attribute, 2), plus: NumberFrom0, share: NumberFrom0 }),
  brighten: closed({ type: exactly('brighten'), attribute: Attribute, value: Curve }),
})

/** What the classes can do. Content specification, section 9, Spells. */
export const skills = fileKind({
  name: 'skills',
  pattern: /^skills\.json$/,
  codec: contentFile({
    skills: listOf(
      closed(
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
  things: (file) => thingsAt('skills', 'skills', file.skills),
})
