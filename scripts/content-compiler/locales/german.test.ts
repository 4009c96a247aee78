import { describe, expect, it } from 'vitest'
import { CONTENT_DIR } from '../sources/paths.ts'
import { readContent } from '../sources/read-content.ts'
import { SOURCE_LANGUAGE, type LocaleMessages, readMessages } from './read-messages.ts'
import { languageState, type TranslationNotes } from './translation-notes.ts'

/** What German says without a gap, by how the files' names begin. packages/content/docs/languages.md. */
const WHOLE = ['ui/', 'refusals.json', 'messages.json', 'mail.json']

/** Content that German says too. What is new in these files is said in English until somebody translates it. */
const TRANSLATED = [
  'content/achievements.json',
  'content/articles.json',
  'content/backgrounds.json',
  'content/cards.json',
  'content/challengeCategories.json',
  'content/eggs.json',
  'content/events.json',
  'content/faq.json',
  'content/faqHeadings.json',
  'content/food.json',
  'content/gear/',
  'content/hatchingPotions.json',
  'content/lookSets.json',
  'content/looks.json',
  'content/market.json',
  'content/mounts.json',
  'content/names.json',
  'content/pets.json',
  'content/questBundles.json',
  'content/quests.json',
  'content/skills.json',
  'content/starterTags.json',
  'content/taskTemplates.json',
  'content/transformations.json',
]

const { locales, notes } = readContent(CONTENT_DIR)
const { languages } = readMessages(locales)
const english: LocaleMessages = languages.get(SOURCE_LANGUAGE) ?? new Map()
const german: LocaleMessages = languages.get('de') ?? new Map()
const noted = notes.find(({ path }) => path.startsWith('locales/de/'))?.value as TranslationNotes
const { missing, stale } = languageState(english, german, noted)

const idsIn = (area: string, ids: Iterable<string>): ReadonlyArray<string> =>
  [...ids].filter((id) => english.get(id)?.file.startsWith(`locales/${SOURCE_LANGUAGE}/${area}`))

describe('German', () => {
  it.each(WHOLE)('says all of %s: npm run content:check -- --languages de names what is missing', (area) => {
    expect(idsIn(area, english.keys())).not.toEqual([])
    expect(idsIn(area, missing)).toEqual([])
  })

  it.each(TRANSLATED)('has lost nothing that it said of %s', (area) => {
    const remaining = idsIn(area, Object.keys(noted))
    expect(remaining).not.toEqual([])
    expect(remaining.filter((id) => !german.has(id))).toEqual([])
  })

  it('follows every change of the English: npm run content:check -- --translated de notes it', () =>
    expect(stale).toEqual([]))

  it('shouts as little as English does', () =>
    expect([...german].filter(([, { text }]) => text.includes('!')).map(([id]) => id)).toEqual([]))

  it('calls the player du, never Sie', () =>
    expect([...german].filter(([, { text }]) => /\b(Ihnen|Ihrer|Ihrem|Ihren)\b/.test(text)).map(([id]) => id)).toEqual(
      [],
    ))

  it.each([
    ['a party Trupp', /^(?!.*\bgroups?\b).*\bpart(y|ies)\b/is, /Gruppe/],
    ['a challenge Challenge', /\bchallenges?\b/i, /Herausforderung|Wettbewerb/],
    ['a level Stufe', /\blevels?\b/i, /Level/],
    ['a leader Leitung', /\b(leaders?|led)\b/i, /Führung|[Gg]eführt/],
    ['a class a craft', /\b(warriors?|rogues?|healers?|wizards?)\b/i, /\b(Krieger|Schurken?|Heiler)\b/],
    ['a tag Schlagwort', /\btags?\b/i, /\bTags\b|neuer? Tag/],
  ])('calls %s, by its glossary', (_, word, wrong) =>
    expect(
      [...german]
        .filter(([id, { text }]) => word.test(english.get(id)?.text ?? '') && wrong.test(text))
        .map(([id]) => id),
    ).toEqual([]),
  )

  it('needs no star and no colon within a word to mean everyone', () =>
    expect([...german].filter(([, { text }]) => /\p{L}[*:_]in(nen)?\b/u.test(text)).map(([id]) => id)).toEqual([]))

  it('opens its quotes below the line', () =>
    expect([...german].filter(([, { text }]) => /[“][^„]*”|‘[^’]*’/.test(text)).map(([id]) => id)).toEqual([]))
})
