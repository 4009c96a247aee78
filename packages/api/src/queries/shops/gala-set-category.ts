import { galaSets } from '@daykeep/rules/calendar'
import type { Catalogue } from '@daykeep/rules/catalogue'
import type { Translator } from '../../i18n/translator.ts'

/** Name and class of the category of a gala set; nothing for the other categories of the seasonal shop. */
export const galaSetCategory = (
  { catalogue, translate }: Translator & { readonly catalogue: Catalogue },
  id: string,
): { readonly text?: string; readonly specialClass?: string } => {
  const set = galaSets(catalogue).find(({ key }) => key === id)
  if (set === undefined) return {}
  const name = translate(`galaSets.${id}.text`)
  const text = translate('shops.setTitle', {
    name: name === '' ? id : name,
    class: translate(`shops.class.${set.class}`),
    year: String(set.year),
  })
  return { text, specialClass: set.class }
}
