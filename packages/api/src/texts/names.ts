import type { Texts } from './texts.ts'

/** Params that stand for the name of a thing: the id of its text, without the last part. */
export const NAME =
  /^(?:gear|eggs|hatchingPotions|food|pets|mounts|quests|achievements|backgrounds|market|cards|transformations)\.[\w-]+$/

/** The name of a thing by the id that rules give it; its key where no language has a name. */
export const nameOf = (texts: Texts, language: string, id: string): string =>
  texts.say(language, [`${id}.text`]) ?? animalName(texts, language, id) ?? id.slice(id.indexOf('.') + 1)

/** Pets and mounts have no names of their own: they are an egg times a potion. */
const animalName = (texts: Texts, language: string, id: string): string | undefined => {
  const [, kind, egg, potion] = /^(pet|mount)s\.(\w+)-(\w+)$/.exec(id) ?? []
  if (kind === undefined) return undefined
  return texts.say(language, [`names.${kind}`], {
    egg: nameOf(texts, language, `eggs.${egg}`),
    potion: nameOf(texts, language, `hatchingPotions.${potion}`),
  })
}
