import type { RefusalParams } from '@daykeep/rules/kernel'
import { translateName } from './translate-name.ts'
import type { I18n } from './i18n.ts'

/** Translates into one language. */
export type Translator = {
  readonly language: string
  readonly translate: (id: string, params?: RefusalParams) => string
  readonly name: (id: string) => string
  readonly words: (id: string) => { readonly text: string; readonly notes: string }
}

/** The few texts with a count are used in the singular. */
const SINGULAR = { count: 1 }

export const createTranslator = (i18n: I18n, language: string): Translator => {
  const translate = (id: string, params: RefusalParams = SINGULAR) => i18n.translate(language, [id], params) ?? ''
  const name = (id: string) => translateName(i18n, language, id)
  return { language, translate, name, words: (id) => ({ text: name(id), notes: translate(`${id}.notes`) }) }
}
