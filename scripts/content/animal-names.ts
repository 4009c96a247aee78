import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import type { Animal, Catalogue } from '../../packages/rules/src/content/index.ts'
import type { Messages } from './texts.ts'

/** Names of pets and mounts, made of the names of potion and egg by the templates of `names.json`, in one language. */
export const animalNames = ({ pets, mounts }: Catalogue, texts: Messages): Messages => ({
  ...namesOf('pets', pets, ({ egg, potion }) =>
    filled(texts['names.pet'], { egg: texts[`eggs.${egg}.text`], potion: texts[`hatchingPotions.${potion}.text`] }),
  ),
  ...namesOf('mounts', mounts, ({ egg, potion }) =>
    filled(texts['names.mount'], {
      egg: texts[`eggs.${egg}.mountText`] ?? texts[`eggs.${egg}.text`],
      potion: texts[`hatchingPotions.${potion}.text`],
    }),
  ),
})

type Part = CompiledMessage | undefined

/** Special animals have a name of their own. */
const namesOf = (
  kind: 'pets' | 'mounts',
  animals: Readonly<Record<string, Animal>>,
  nameOf: (animal: Animal) => CompiledMessage,
): Messages =>
  Object.fromEntries(
    Object.values(animals)
      .filter(({ egg }) => egg !== undefined)
      .map((animal) => [`${kind}.${animal.key}.text`, nameOf(animal)]),
  )

/** The template with its parts put in; neighbouring pieces of plain text are one. */
const filled = (template: Part, parts: Readonly<Record<string, Part>>): CompiledMessage => {
  const message: Array<CompiledMessage[number]> = []
  for (const token of template ?? [])
    for (const piece of typeof token === 'string' ? [token] : (parts[token[0]] ?? [token])) {
      const last = message.at(-1)
      if (typeof last === 'string' && typeof piece === 'string') message[message.length - 1] = last + piece
      else message.push(piece)
    }
  return message
}
