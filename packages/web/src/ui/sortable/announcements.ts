import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import { t } from '../../texts/index.ts'

/** What is said aloud while a row is dragged: which one, and the place it would take. */
export const announcementsFor = (ids: readonly string[], nameOf: (id: string) => string): Announcements => {
  const name = (id: UniqueIdentifier) => nameOf(String(id))
  const place = (id: UniqueIdentifier) => ({ place: ids.indexOf(String(id)) + 1, count: ids.length })
  return {
    onDragStart: ({ active }) => t('common.sortPicked', { name: name(active.id), ...place(active.id) }),
    onDragOver: ({ active, over }) =>
      over === null ? undefined : t('common.sortOver', { name: name(active.id), ...place(over.id) }),
    onDragEnd: ({ active, over }) =>
      t('common.sortDropped', { name: name(active.id), ...place(over === null ? active.id : over.id) }),
    onDragCancel: ({ active }) => t('common.sortCancelled', { name: name(active.id) }),
  }
}
