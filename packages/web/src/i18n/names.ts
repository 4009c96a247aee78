import { hasText, t } from './t.ts'

/** Message values that are ids of catalogue entries, to be replaced by their names: the text id without its last part. */
const NAME =
  /^(gear|eggs|hatchingPotions|food|pets|mounts|quests|achievements|backgrounds|market|cards|transformations)\.[\w-]+$/

/**
 * The name of a catalogue entry by the id the rules use ("gear.weapon_warrior_0"); its key where no language has a name.
 * Entries with a title (achievements) are named by it, since their text is a description.
 */
export const nameOf = (id: string): string => {
  const textId = [`${id}.title`, `${id}.text`].find(hasText)
  return textId === undefined ? (animalName(id) ?? id.slice(id.indexOf('.') + 1)) : t(textId)
}

/** The description of a catalogue entry; empty where no language has one. */
export const notesOf = (id: string, values: Readonly<Record<string, number>> = {}): string => {
  const notesId = [`${id}.notes`, ...(hasText(`${id}.title`) ? [`${id}.text`] : [])].find(hasText)
  return notesId === undefined ? '' : t(notesId, values)
}

const ANIMAL = /^(pets|mounts)\.(\w+)-(\w+)$/

/** Pets and mounts without a name of their own are named after their potion and egg. */
const animalName = (id: string): string | undefined => {
  const [, kind, egg, potion] = ANIMAL.exec(id) ?? []
  if (!hasText(`eggs.${egg}.text`) || !hasText(`hatchingPotions.${potion}.text`)) return undefined
  const parts = { egg: t(`eggs.${egg}.text`), potion: t(`hatchingPotions.${potion}.text`) }
  return t(kind === 'pets' ? 'names.pet' : 'names.mount', parts)
}

export const eggName = (key: string): string => t('names.egg', { egg: nameOf(`eggs.${key}`) })

export const potionName = (key: string): string =>
  t('names.hatchingPotion', { potion: nameOf(`hatchingPotions.${key}`) })

/** Message values with the ids of catalogue entries replaced by their names. */
export const withNames = (
  params: Readonly<Record<string, string | number>>,
): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' && NAME.test(value) ? nameOf(value) : value,
    ]),
  )
