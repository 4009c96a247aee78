import type { RefusalParams } from '@daykeep/rules/kernel'
import { nameOf } from '../../texts/names.ts'
import type { Texts } from '../../texts/texts.ts'

/** The words of things in one language. */
export type Speaking = {
  readonly say: (id: string, params?: RefusalParams) => string
  readonly name: (id: string) => string
  readonly words: (id: string) => { readonly text: string; readonly notes: string }
}

/** A count of one fits the few texts that have a count in them. */
const ONE = { count: 1 }

export const speaking = (texts: Texts, language: string): Speaking => {
  const say = (id: string, params: RefusalParams = ONE) => texts.say(language, [id], params) ?? ''
  const name = (id: string) => nameOf(texts, language, id)
  return { say, name, words: (id) => ({ text: name(id), notes: say(`${id}.notes`) }) }
}
