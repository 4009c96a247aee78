import * as t from 'io-ts'

declare const kind: unique symbol

/** A branded string, so that a pet key is not accepted in place of a quest key. */
export type Key<Kind extends string> = string & { readonly [kind]: Kind }

const keyOf = <Kind extends string>(name: Kind): t.Type<Key<Kind>, Key<Kind>, unknown> =>
  new t.Type<Key<Kind>, Key<Kind>, unknown>(
    name,
    (input): input is Key<Kind> => typeof input === 'string',
    (input, context) =>
      typeof input === 'string' && input !== '' ? t.success(input as Key<Kind>) : t.failure(input, context),
    t.identity,
  )

export const UserId = keyOf('UserId')
export type UserId = t.TypeOf<typeof UserId>
export const TaskId = keyOf('TaskId')
export type TaskId = t.TypeOf<typeof TaskId>
export const TagId = keyOf('TagId')
export type TagId = t.TypeOf<typeof TagId>
export const GroupId = keyOf('GroupId')
export type GroupId = t.TypeOf<typeof GroupId>
export const ChallengeId = keyOf('ChallengeId')
export type ChallengeId = t.TypeOf<typeof ChallengeId>
export const MessageId = keyOf('MessageId')
export type MessageId = t.TypeOf<typeof MessageId>
export const GearKey = keyOf('GearKey')
export type GearKey = t.TypeOf<typeof GearKey>
export const EggKey = keyOf('EggKey')
export type EggKey = t.TypeOf<typeof EggKey>
export const PotionKey = keyOf('PotionKey')
export type PotionKey = t.TypeOf<typeof PotionKey>
export const FoodKey = keyOf('FoodKey')
export type FoodKey = t.TypeOf<typeof FoodKey>
export const QuestKey = keyOf('QuestKey')
export type QuestKey = t.TypeOf<typeof QuestKey>
/** Egg and potion joined by a hyphen; shared by a pet and its mount. */
export const PetKey = keyOf('PetKey')
export type PetKey = t.TypeOf<typeof PetKey>
export const BackgroundKey = keyOf('BackgroundKey')
export type BackgroundKey = t.TypeOf<typeof BackgroundKey>
export const AchievementKey = keyOf('AchievementKey')
export type AchievementKey = t.TypeOf<typeof AchievementKey>

/** Brands a text as a key, for codecs, tests and keys derived from other keys. */
export const asKey = <K extends Key<string>>(text: string): K => text as K
