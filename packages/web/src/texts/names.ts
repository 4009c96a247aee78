import { hasText, t } from './t.ts'

/** Params that stand for the name of a thing: the id of its text, without the last part. */
const NAME = /^(gear|eggs|hatchingPotions|food|pets|mounts|quests|achievements|backgrounds|market)\.[\w-]+$/

/**
 * The name of a thing by the id rules give it ("gear.weapon_warrior_0"); its key where no language has a name. What has
 * a title (achievements) is called by it: its text says what it is for.
 */
export const nameOf = (id: string): string => {
  const named = [`${id}.title`, `${id}.text`].find(hasText)
  return named === undefined ? (animalName(id) ?? id.slice(id.indexOf('.') + 1)) : t(named)
}

/** What there is to say about a thing besides its name; nothing where no language says anything. */
export const notesOf = (id: string, values: Readonly<Record<string, number>> = {}): string => {
  const said = [`${id}.notes`, ...(hasText(`${id}.title`) ? [`${id}.text`] : [])].find(hasText)
  return said === undefined ? '' : t(said, values)
}

const ANIMAL = /^(pets|mounts)\.(\w+)-(\w+)$/

/** Pets and mounts that have no name of their own are called after their potion and their egg. */
const animalName = (id: string): string | undefined => {
  const [, kind, egg, potion] = ANIMAL.exec(id) ?? []
  if (!hasText(`eggs.${egg}.text`) || !hasText(`hatchingPotions.${potion}.text`)) return undefined
  const parts = { egg: t(`eggs.${egg}.text`), potion: t(`hatchingPotions.${potion}.text`) }
  return t(kind === 'pets' ? 'names.pet' : 'names.mount', parts)
}

export const eggName = (key: string): string => t('names.egg', { egg: nameOf(`eggs.${key}`) })

export const potionName = (key: string): string =>
  t('names.hatchingPotion', { potion: nameOf(`hatchingPotions.${key}`) })

/** The values of a text, with the names of things put where their ids stand. */
export const named = (params: Readonly<Record<string, string | number>>): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' && NAME.test(value) ? nameOf(value) : value,
    ]),
  )
