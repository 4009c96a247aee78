import * as t from 'io-ts'
import { IsoInstant } from '../../primitives/index.ts'
import { RequiredText, word } from '../codecs.ts'

export const BLOCKER_TYPES = ['ipaddress', 'email', 'client'] as const
export const BLOCKER_AREAS = ['full', 'payments'] as const

/** Whom the site turns away. It stays when it is disabled, so that staff see what was blocked. docs/reference/api.md 3.7. */
export const Blocker = t.readonly(
  t.intersection([
    t.type({
      _id: RequiredText,
      type: word(...BLOCKER_TYPES),
      area: word(...BLOCKER_AREAS),
      value: RequiredText,
      blockSource: word('administrator', 'system', 'worker'),
      disabled: t.boolean,
      createdAt: IsoInstant,
      updatedAt: IsoInstant,
    }),
    t.partial({ reason: t.string }),
  ]),
)
export type Blocker = t.TypeOf<typeof Blocker>
