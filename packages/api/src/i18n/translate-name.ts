import type { RefusalParams } from '@daykeep/rules/kernel'
import type { I18n } from './i18n.ts'

/** Message params that stand for the name of an item: the id of its text without the last part. */
export const NAME_ID =
  /^(?:gear|eggs|hatchingPotions|food|pets|mounts|quests|achievements|backgrounds|market|cards|transformations)\.[\w-]+$/

/** The name of an item by its id in rules; the key where there is no name. */
export const translateName = (i18n: I18n, language: string, id: string): string =>
  i18n.translate(language, [`${id}.text`]) ?? translateAnimalName(i18n, language, id) ?? id.slice(id.indexOf('.') + 1)

/** Pets and mounts are named after egg and potion. */
const translateAnimalName = (i18n: I18n, language: string, id: string): string | undefined => {
  const [, kind, egg, potion] = /^(pet|mount)s\.(\w+)-(\w+)$/.exec(id) ?? []
  if (kind === undefined) return undefined
  return i18n.translate(language, [`names.${kind}`], {
    egg: translateName(i18n, language, `eggs.${egg}`),
    potion: translateName(i18n, language, `hatchingPotions.${potion}`),
  })
}

/** The same params, with the names of items in place of their ids. */
export const translateNames = (i18n: I18n, language: string, params: RefusalParams): RefusalParams =>
  Object.fromEntries(
    Object.entries(params).map(([key, value]) => [
      key,
      typeof value === 'string' && NAME_ID.test(value) ? translateName(i18n, language, value) : value,
    ]),
  )
