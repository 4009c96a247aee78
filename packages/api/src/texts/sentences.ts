import type { Message, RefusalParams } from '@daykeep/rules/kernel'
import { NAME, nameOf } from './names.ts'
import type { Texts } from './texts.ts'

/** What a command confirms, in the reader's language. */
export const confirmation = (texts: Texts, language: string, { key, params = {} }: Message): string =>
  texts.say(language, [`messages.${key}`, `api.${key}`], named(texts, language, params)) ?? key

/** Why something was refused, in the reader's language. */
export const refusalText = (texts: Texts, language: string, key: string, params: RefusalParams = {}): string =>
  texts.say(language, [`refusals.${key}`, `api.${key}`, `faults.${key}`], named(texts, language, params)) ?? key

const named = (texts: Texts, language: string, params: RefusalParams): RefusalParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' && NAME.test(value) ? nameOf(texts, language, value) : value,
    ]),
  )
