export { type AnyCodec, contentCodec, type ContentCodec, type Link, validationError } from './content-codec.ts'
export { decodeContent } from './decode-content.ts'
export { describeValue, isObject } from './describe-value.ts'
export { eitherOf, orNull } from './either-of.ts'
export { Cents, FIGURES, Gems, GemsOrGift, Gold, GoldOrGift, isWithin, Stat, wholeWithin } from './figures.ts'
export {
  AnyMonth,
  choice,
  Colour,
  Count,
  Day,
  exactly,
  Flag,
  KeyText,
  leaf,
  linkTo,
  Month,
  NumberFrom0,
  Text,
  Whole,
  YearlyInstant,
} from './leaves.ts'
export { listOf } from './list-of.ts'
export { mapOf } from './map-of.ts'
export { createSuggester, didYouMean, editsBetween } from './near-miss.ts'
export { oneOf } from './one-of.ts'
export { COMMENT, type Fields, type NoFields, strictObject, type StrictObject } from './strict-object.ts'
