import type { Message, RefusalParams } from '@daykeep/rules/kernel'
import type { Texts } from './texts.ts'

/** Params that stand for the name of a thing: the id of its text, without the last part. */
const NAME = /^(gear|eggs|potions|food|pets|quests|achievements)\.[\w-]+$/

/** The name of a thing, or what stands for it when no language has one. */
export const nameOf = (texts: Texts, language: string, id: string): string =>
  texts.say(language, [`${id}.text`, id]) ?? id.slice(id.indexOf('.') + 1)

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
