import { FIELD_FAULTS, REFUSALS } from '../../kernel/refusals.ts'
import { didYouMean, guesser, isObject } from '../codec/index.ts'
import type { ContentFile } from '../content-file.ts'
import type { Fault } from '../fault.ts'
import { THINGS, type ThingKind } from '../files/index.ts'
import type { KeysByKind } from './keys-by-kind.ts'

const FOLDER = 'locales/en'

/** Names made of two names: an egg, a potion, a pet. */
export const NAME_TEMPLATES = ['egg', 'hatchingPotion', 'pet', 'mount'] as const

type Words = Readonly<Record<string, unknown>>

/** Every thing has its texts, every refusal its sentence, and there are texts for nothing else. */
export const textFaults = (texts: ReadonlyArray<ContentFile>, keys: KeysByKind): ReadonlyArray<Fault> => {
  const byPath = new Map(texts.map(({ path, value }) => [path, isObject(value) ? value : {}]))
  const kinds = Object.keys(THINGS) as ReadonlyArray<ThingKind>
  const at = (name: string): readonly [string, Words] => {
    const path = `${FOLDER}/${name}.json`
    return [path, byPath.get(path) ?? {}]
  }
  return [
    ...kinds.flatMap((kind) => thingTexts(kind, keys.get(kind) ?? new Set(), ...at(`content/${kind}`))),
    ...missing(NAME_TEMPLATES, ...at('content/names')),
    ...missing([...Object.keys(REFUSALS), ...FIELD_FAULTS], ...at('refusals')),
  ]
}

const thingTexts = (kind: ThingKind, keys: ReadonlySet<string>, file: string, words: Words): ReadonlyArray<Fault> => {
  const guess = guesser()
  const strays = Object.keys(words).filter((key) => !keys.has(key) && key !== '//')
  return [
    ...[...keys].flatMap((key) => textsOfOne(kind, key, file, words[key])),
    ...strays.map((key): Fault => {
      const first = isObject(words[key]) ? Object.keys(words[key]).slice(0, 1) : []
      const message = `text for ${WORDS[kind]} that does not exist${guess(key, keys)}`
      return { level: 'warn', file, path: [key, ...first], place: [key], anchor: 'key', message }
    }),
  ]
}

const textsOfOne = (kind: ThingKind, key: string, file: string, entry: unknown): ReadonlyArray<Fault> => {
  const { needs, may } = THINGS[kind]
  const known: ReadonlyArray<string> = [...needs, ...may]
  const texts = isObject(entry) ? entry : {}
  const lacking = needs.filter((field) => typeof texts[field] !== 'string' || texts[field] === '')
  const unknown = Object.keys(texts).filter((field) => !known.includes(field) && field !== '//')
  return [
    ...lacking.map((field): Fault => ({ level: 'error', file, path: [key, field], message: 'missing text' })),
    ...unknown.map(
      (field): Fault => ({
        level: 'error',
        file,
        path: [key, field],
        anchor: 'key',
        message: `unknown field${didYouMean(field, known)}`,
      }),
    ),
  ]
}

const missing = (names: ReadonlyArray<string>, file: string, words: Words): ReadonlyArray<Fault> =>
  names
    .filter((name) => typeof words[name] !== 'string' || words[name] === '')
    .map((name) => ({ level: 'error', file, path: [name], message: 'missing text' }))

const WORDS: Readonly<Record<ThingKind, string>> = {
  gear: 'gear',
  eggs: 'an egg',
  hatchingPotions: 'a hatching potion',
  food: 'food',
  market: 'a shelf of the market',
  quests: 'a quest',
  backgrounds: 'a background',
  achievements: 'an achievement',
  skills: 'a skill',
  transformations: 'a transformation or an antidote',
  cards: 'a card',
  events: 'an event',
  subscriptionBlocks: 'a subscription block',
  gemPacks: 'a gem pack',
  taskTemplates: 'a task template',
  starterTags: 'a starter tag',
}
