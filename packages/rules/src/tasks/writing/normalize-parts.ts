import { idFrom, type Seed } from '../../kernel/index.ts'
import type { ChecklistItem, Reminder } from '../../model/index.ts'
import type { ChecklistItemFields, ReminderFields } from './task-fields.ts'

/** The source of new ids: throws named after `rule`, made unique by `subject`. */
export type IdSource = { readonly seed: Seed; readonly rule: string; readonly subject?: string }

/** Normalizes a checklist for storage: drops items without text, gives an id to those without one. docs/reference/application.md 5. */
export const normalizeChecklist = (
  items: ReadonlyArray<ChecklistItemFields>,
  { seed, rule, subject = '' }: IdSource,
): ReadonlyArray<ChecklistItem> =>
  withIds(
    items.filter(({ text = '' }) => text.trim() !== ''),
    (index) => idFrom(seed, `${rule}.checklist/${subject}${index}`),
  ).map(({ id, text = '', completed = false, linkId }) => ({
    id,
    text,
    completed,
    ...(linkId === undefined ? {} : { linkId }),
  }))

/** Normalizes reminders for storage: drops those without a time, gives an id to those without one. */
export const normalizeReminders = (
  reminders: ReadonlyArray<ReminderFields>,
  { seed, rule, subject = '' }: IdSource,
): ReadonlyArray<Reminder> =>
  withIds(reminders, (index) => idFrom(seed, `${rule}.reminders/${subject}${index}`)).flatMap(
    ({ id, time, startDate }) =>
      time === undefined ? [] : [{ id, time, ...(typeof startDate === 'string' ? { startDate } : {}) }],
  )

/** Keeps an item's id unless it is empty or an earlier item has the same. */
const withIds = <Item extends { readonly id?: string }>(
  items: ReadonlyArray<Item>,
  newId: (index: number) => string,
): ReadonlyArray<Item & { readonly id: string }> => {
  const used = new Set<string>()
  return items.map((item, index) => {
    const id = item.id === undefined || item.id === '' || used.has(item.id) ? newId(index) : item.id
    used.add(id)
    return { ...item, id }
  })
}
