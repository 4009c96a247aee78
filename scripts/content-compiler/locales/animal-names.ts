import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import type { Animal, Catalogue } from '@daykeep/rules/catalogue'
import type { CompiledMessages } from './compile-texts.ts'

/** The names of pets and mounts in one language, from the names of potion and egg and the templates in `names.json`. */
export const animalNames = ({ pets, mounts }: Catalogue, texts: CompiledMessages): CompiledMessages => ({
  ...namesOf('pets', pets, ({ egg, potion }) =>
    fillTemplate(texts['names.pet'], {
      egg: texts[`eggs.${egg}.text`],
      potion: texts[`hatchingPotions.${potion}.text`],
    }),
  ),
  ...namesOf('mounts', mounts, ({ egg, potion }) =>
    fillTemplate(texts['names.mount'], {
      egg: texts[`eggs.${egg}.mountText`] ?? texts[`eggs.${egg}.text`],
      potion: texts[`hatchingPotions.${potion}.text`],
    }),
  ),
})

type OptionalMessage = CompiledMessage | undefined

/** Special animals have a name of their own. */
const namesOf = (
  kind: 'pets' | 'mounts',
  animals: Readonly<Record<string, Animal>>,
  nameOf: (animal: Animal) => CompiledMessage,
): CompiledMessages =>
  Object.fromEntries(
    Object.values(animals)
      .filter(({ egg }) => egg !== undefined)
      .map((animal) => [`${kind}.${animal.key}.text`, nameOf(animal)]),
  )

/** The template with its parts put in; neighbouring pieces of plain text are one. */
const fillTemplate = (template: OptionalMessage, parts: Readonly<Record<string, OptionalMessage>>): CompiledMessage => {
  const message: Array<CompiledMessage[number]> = []
  for (const token of template ?? [])
    for (const piece of typeof token === 'string' ? [token] : (parts[token[0]] ?? [token])) {
      const last = message.at(-1)
      if (typeof last === 'string' && typeof piece === 'string') message[message.length - 1] = last + piece
      else message.push(piece)
    }
  return message
}
