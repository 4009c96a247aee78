import { didYouMean, createSuggester } from '../codec/index.ts'
import type { ContentIssue } from '../issue.ts'
import { type Choice, messageShape, type MessageShape } from './message-shape.ts'
import { isLanguage, pluralForms } from './plural-forms.ts'
import { SOURCE_LANGUAGE, type LocaleMessages, type Message } from './read-messages.ts'

/**
 * Issues in the texts of each language: plural forms that are missing or that the language does not have, placeholders that are
 * not those of the source language, and texts that the source language does not have.
 */
export const languageIssues = (languages: ReadonlyMap<string, LocaleMessages>): ReadonlyArray<ContentIssue> => {
  const first = languages.get(SOURCE_LANGUAGE) ?? new Map<string, Message>()
  const suggest = createSuggester()
  return [...languages].flatMap(([language, messages]) =>
    isLanguage(language)
      ? [...messages].flatMap(([id, message]): ReadonlyArray<ContentIssue> => {
          const original = first.get(id)
          if (original === undefined) return [textWithoutSource(id, message, first, suggest)]
          if (isPlain(message) && isPlain(original)) return []
          const shape = messageShape(message.message)
          return [
            ...shape.choices.flatMap((choice) => pluralIssues(language, choice, message)),
            ...(original === message ? [] : placeholderIssues(shape, messageShape(original.message), message)),
          ]
        })
      : [unknownLanguage(language, messages)],
  )
}

const unknownLanguage = (language: string, messages: LocaleMessages): ContentIssue => {
  const file = [...messages.values()][0]?.file ?? `locales/${language}`
  const message = `no language has the code "${language}": expected one such as de or pt_BR`
  return { severity: 'error', file, path: [], message }
}

const isPlain = ({ message }: Message): boolean => message.every((token) => typeof token === 'string')

type Suggest = ReturnType<typeof createSuggester>

const textWithoutSource = (
  id: string,
  { file, path }: Message,
  first: LocaleMessages,
  suggest: Suggest,
): ContentIssue => {
  const name = id.slice(0, id.indexOf('.') + 1)
  const siblings = [...first.keys()].filter((each) => each.startsWith(name)).map((each) => each.slice(name.length))
  const message = `text that ${SOURCE_LANGUAGE} does not have${suggest(id.slice(name.length), siblings)}`
  return { severity: 'warn', file, path, anchor: 'key', message }
}

/** A warning: a number whose form is missing takes the form `other`. */
const pluralFormIssue = (at: Message, message: string): ContentIssue => ({ ...issueAt(at, message), severity: 'warn' })

/** `=1` is a form for one number; where it exists, the form `one` may be missing. */
const pluralIssues = (language: string, { value, type, forms }: Choice, at: Message): ReadonlyArray<ContentIssue> => {
  if (type === 'select') return []
  const has = pluralForms(language, type)
  const texts = forms.filter((form) => !/^\d+$/.test(form))
  const lacking = has.filter((form) => !texts.includes(form) && !(form === 'one' && forms.includes('1')))
  const unknown = texts.filter((form) => !has.includes(form))
  return [
    ...lacking.map((form) => pluralFormIssue(at, `{${value}, ${type}} lacks "${form}", expected ${has.join(', ')}`)),
    ...unknown.map((form) => pluralFormIssue(at, `{${value}, ${type}} has "${form}", expected ${has.join(', ')}`)),
  ]
}

const placeholderIssues = (
  { values }: MessageShape,
  original: MessageShape,
  at: Message,
): ReadonlyArray<ContentIssue> => {
  const lacking = [...original.values].filter((value) => !values.has(value))
  const unknown = [...values].filter((value) => !original.values.has(value))
  return [
    ...unknown.map((value) => issueAt(at, `{${value}} is no value of this text${didYouMean(value, lacking)}`)),
    ...lacking
      .filter((value) => !unknown.some((each) => didYouMean(each, [value]) !== ''))
      .map((value) => issueAt(at, `{${value}} is missing, which ${SOURCE_LANGUAGE} has`)),
  ]
}

const issueAt = ({ file, path }: Message, message: string): ContentIssue => ({ severity: 'error', file, path, message })
