import { didYouMean, type Fault, guesser } from '../../../packages/rules/src/content/index.ts'
import { type Choice, messageShape, type MessageShape } from './message-shape.ts'
import { isLanguage, pluralForms } from './plural-forms.ts'
import { FIRST_LANGUAGE, type Speech, type Spoken } from './spoken-texts.ts'

/**
 * What is wrong with the texts of each language: plural forms that the language lacks or does not have, values that are
 * not those of the first language, and texts that the first language does not have.
 */
export const languageFaults = (languages: ReadonlyMap<string, Speech>): ReadonlyArray<Fault> => {
  const first = languages.get(FIRST_LANGUAGE) ?? new Map<string, Spoken>()
  const guess = guesser()
  return [...languages].flatMap(([language, speech]) =>
    isLanguage(language)
      ? [...speech].flatMap(([id, spoken]): ReadonlyArray<Fault> => {
          const original = first.get(id)
          if (original === undefined) return [stray(id, spoken, first, guess)]
          if (isPlain(spoken) && isPlain(original)) return []
          const shape = messageShape(spoken.message)
          return [
            ...shape.choices.flatMap((choice) => choiceFaults(language, choice, spoken)),
            ...(original === spoken ? [] : valueFaults(shape, messageShape(original.message), spoken)),
          ]
        })
      : [noLanguage(language, speech)],
  )
}

const noLanguage = (language: string, speech: Speech): Fault => {
  const file = [...speech.values()][0]?.file ?? `locales/${language}`
  const message = `no language has the code "${language}": expected one such as de or pt_BR`
  return { level: 'error', file, path: [], message }
}

const isPlain = ({ message }: Spoken): boolean => message.every((token) => typeof token === 'string')

type Guess = ReturnType<typeof guesser>

const stray = (id: string, { file, path }: Spoken, first: Speech, guess: Guess): Fault => {
  const name = id.slice(0, id.indexOf('.') + 1)
  const siblings = [...first.keys()].filter((each) => each.startsWith(name)).map((each) => each.slice(name.length))
  const message = `text that ${FIRST_LANGUAGE} does not have${guess(id.slice(name.length), siblings)}`
  return { level: 'warn', file, path, anchor: 'key', message }
}

/** A number finds its form in any case: of what is lacking, the last one. */
const formFault = (at: Spoken, message: string): Fault => ({ ...faultOf(at, message), level: 'warn' })

/** `=1` stands for a number; whoever names that number may leave out the form of it. */
const choiceFaults = (language: string, { value, type, forms }: Choice, at: Spoken): ReadonlyArray<Fault> => {
  if (type === 'select') return []
  const has = pluralForms(language, type)
  const said = forms.filter((form) => !/^\d+$/.test(form))
  const lacking = has.filter((form) => !said.includes(form) && !(form === 'one' && forms.includes('1')))
  const unknown = said.filter((form) => !has.includes(form))
  return [
    ...lacking.map((form) => formFault(at, `{${value}, ${type}} lacks "${form}", expected ${has.join(', ')}`)),
    ...unknown.map((form) => formFault(at, `{${value}, ${type}} has "${form}", expected ${has.join(', ')}`)),
  ]
}

const valueFaults = ({ values }: MessageShape, original: MessageShape, at: Spoken): ReadonlyArray<Fault> => {
  const lacking = [...original.values].filter((value) => !values.has(value))
  const unknown = [...values].filter((value) => !original.values.has(value))
  return [
    ...unknown.map((value) => faultOf(at, `{${value}} is no value of this text${didYouMean(value, lacking)}`)),
    ...lacking
      .filter((value) => !unknown.some((each) => didYouMean(each, [value]) !== ''))
      .map((value) => faultOf(at, `{${value}} is missing, which ${FIRST_LANGUAGE} has`)),
  ]
}

const faultOf = ({ file, path }: Spoken, message: string): Fault => ({ level: 'error', file, path, message })
