import type { TagId } from '@daykeep/rules/model'
import type { FormValues } from '../form-values/index.ts'
import { type QuickLine, toTodoRecurs } from './line.ts'

type Settings = {
  /** The tag of a name; new ones have been made. */
  readonly tagOf: (name: string) => TagId | undefined
  readonly newId: () => string
}

/** What the parts of a line set in the form of its task. */
export const withParts = (line: QuickLine, base: FormValues, { tagOf, newId }: Settings): FormValues => {
  const isTodo = line.type === 'todo'
  const onDay = (day: string | undefined) => (day === undefined ? {} : isTodo ? { date: day } : { startDate: day })
  // a time alone is of the next day that has it, unless the line says on which day a to-do begins
  const isOfNoDay =
    isTodo && line.parts.every(({ meaning }) => meaning.type !== 'repeat' || meaning.repeat.startDate === undefined)
  const remindingAt = ({ reminders }: FormValues, time: string | undefined) =>
    time === undefined ? {} : { reminders: [...reminders, { id: newId(), time }] }
  return line.parts.reduce<FormValues>(
    (values, { meaning }) => {
      switch (meaning.type) {
        case 'tag': {
          const tag = tagOf(meaning.name)
          return tag === undefined || values.tags.includes(tag) ? values : { ...values, tags: [...values.tags, tag] }
        }
        case 'difficulty':
          return { ...values, priority: meaning.priority }
        case 'cost':
          return { ...values, cost: meaning.gold }
        case 'item':
          return { ...values, checklist: [...values.checklist, { id: newId(), text: meaning.text, completed: false }] }
        case 'repeat':
          return {
            ...values,
            ...(isTodo ? toTodoRecurs(meaning.repeat) : meaning.repeat),
            ...onDay(meaning.repeat.startDate),
            ...remindingAt(values, meaning.time),
          }
        case 'when':
          return {
            ...values,
            ...onDay(meaning.isDayNamed || isOfNoDay ? meaning.date : undefined),
            ...remindingAt(values, meaning.time),
          }
      }
      return values
    },
    { ...base, text: line.title },
  )
}

/** Tags are called by their name, with hyphens for spaces, in any case. */
export const tagSlug = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-')
