import { idFrom, type Seed } from '../kernel/index.ts'
import type { ChecklistItem, Reminder } from '../model/index.ts'
import type { ChecklistItemFields, ReminderFields } from './task-fields.ts'

/** What the ids of parts without one are drawn from; `name` begins the names of the throws. */
export type PartIds = { readonly seed: Seed; readonly name: string }

/** A checklist as it is kept: items without text are dropped. Application specification, section 5. */
export const writtenChecklist = (
  items: ReadonlyArray<ChecklistItemFields>,
  ids: PartIds,
): ReadonlyArray<ChecklistItem> =>
  withIds(
    items.filter(({ text = '' }) => text.trim() !== ''),
    { ...ids, name: `${ids.name}.checklist` },
  ).map(({ id, text = '', completed = false, linkId }) => ({
    id,
    text,
    completed,
    ...(linkId === undefined ? {} : { linkId }),
  }))

export const writtenReminders = (reminders: ReadonlyArray<ReminderFields>, ids: PartIds): ReadonlyArray<Reminder> =>
  withIds(reminders, { ...ids, name: `${ids.name}.reminders` }).flatMap(({ id, time, startDate }) =>
    time === undefined ? [] : [{ id, time, ...(typeof startDate === 'string' ? { startDate } : {}) }],
  )

/** Each part under an id of its own: the given one, unless another part has it already. */
const withIds = <Part extends { readonly id?: string }>(parts: ReadonlyArray<Part>, { seed, name }: PartIds) => {
  const used = new Set<string>()
  return parts.map((part, index) => {
    const id = part.id === undefined || part.id === '' || used.has(part.id) ? idFrom(seed, `${name}/${index}`) : part.id
    used.add(id)
    return { ...part, id }
  })
}
