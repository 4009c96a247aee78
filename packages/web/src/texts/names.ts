import { hasText, t } from './t.ts'

/** Params that stand for the name of a thing: the id of its text, without the last part. */
const NAME = /^(gear|eggs|hatchingPotions|food|pets|mounts|quests|achievements|backgrounds)\.[\w-]+$/

/** The name of a thing by the id rules give it ("gear.weapon_warrior_0"); its key where no language has a name. */
export const nameOf = (id: string): string => (hasText(`${id}.text`) ? t(`${id}.text`) : id.slice(id.indexOf('.') + 1))

/** What there is to say about a thing besides its name; nothing where no language says anything. */
export const notesOf = (id: string, values: Readonly<Record<string, number>> = {}): string =>
  hasText(`${id}.notes`) ? t(`${id}.notes`, values) : ''

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
