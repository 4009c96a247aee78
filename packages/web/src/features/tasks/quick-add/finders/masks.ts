import { DAY, MONTH } from './words.ts'

/** Stands where words are hidden: no letter, no figure and no space. */
const HIDDEN = '§'

const hide = (text: string, pattern: RegExp): string =>
  text.replaceAll(pattern, (found) => found.replaceAll(/\S/gu, HIDDEN))

/** What is quoted, and addresses: nothing in them says anything about the task. */
const VERBATIM = /"[^"]*"|„[^“”"]*[“”"]|“[^”]*”|«[^»]*»|»[^«]*«|(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+/gu

export const withoutQuotes = (line: string): string => hide(line, VERBATIM)

/** Names in which a day is no date. */
const NAMES = new RegExp(
  String.raw`(?<!\p{L})(?:(?:black|good|casual|fat|shrove|ash|palm|cyber|super|bloody|maundy|easter|whit)\s+(?:${DAY})|sunday\s+(?:roast|school|times|papers?|best|league|driver)|friday\s+(?:prayers?|times)|saturday\s+night\s+live|monday\s+blues|\d\.\s+advent|(?<!(?:this|next|the)\s+)weekends?|(?:guten|gute|good|schönen|am|diesen|den|der|dem|ein|einen|jeden)\s+morgen|(?:the|a|an|my|his|her|our|your|their|last|letzte[nrs]?)\s+(?:${DAY})(?=\s+\p{L}))(?!\p{L})`,
  'giu',
)

/** A weekday of a month that rules do not know. */
const LAST_OF_MONTH = new RegExp(
  String.raw`(?:last|letzte[nrs]?|fifth|fünfte[nrs]?|5th|5\.)\s+(?:${DAY})(?:\s+(?:of|im|in|des|jede[ns])(?!\p{L}))?`,
  'giu',
)

/** In German the morning has a capital, and is not tomorrow unless it ends the line or a time follows. */
const MORNING = /(?<=\S\s+)Morgen(?=\s+(?!\d|um\s|Abend|Nachmittag|Mittag|Vormittag|früh)\p{L})/gu

/** A noun before another one: `noon nap`. */
const NOON = /(?<!(?:at|by|until|before)\s+)(?<!\p{L})(?:noon|midday|midnight)(?=\s+\p{L})/giu

const FRACTION = /(?<![\d/])(?:1\/[2-9]|2\/3|3\/4|24\/7|50\/50|9\/11)(?![\d/])/gu

/** A number that is no part of a date or a time: `Do 20 pushups`, `pages 12 to 20`, `chapter 3`. */
const NUMBER = new RegExp(
  String.raw`(?<![\d:./-]|(?:${MONTH})\.?\s+|(?:in|within)\s+|(?:${MONTH})\s+\d{1,2},?\s+|\d\.?\s?(?:${MONTH})\s+)\d+(?!\d|[:./-]\d|(?:st|nd|rd|th)?\s+(?:of\s+)?(?:${MONTH})(?!\p{L})|\.\s*(?:${MONTH})(?!\p{L})|\s*(?:-|–|bis|to)\s*\d{1,2}\.?\s+(?:${MONTH})(?!\p{L})|\.?\s+bis\s+\d{1,2}\.\s*(?:${MONTH})|\s?[ap]\.?m(?!\p{L}))`,
  'giu',
)
const DECIMAL = /(?<![\d:./-])\d+[.,]\d+(?![\d.])/gu

/** Hides words that only look like a date. */
export const withoutNames = (text: string): string => [NAMES, LAST_OF_MONTH, MORNING, NOON, FRACTION].reduce(hide, text)

/** Hides numbers that are no part of a date or a time. */
export const withoutNumbers = (text: string): string => [DECIMAL, NUMBER].reduce(hide, text)
