import type { DocumentQuery } from '@daykeep/rules/documents'
import { TAVERN } from '@daykeep/rules/model'

const SHARED: ReadonlySet<string> = new Set(['groups', 'challenges', 'sharedTasks'])

/**
 * The group, challenge or board task that a command is about. Not the tavern: many speak there at once, and a message
 * changes nothing else.
 */
export const subjectOf = (queries: ReadonlyArray<DocumentQuery>): string | undefined => {
  for (const { kind, where } of queries) {
    if (!SHARED.has(kind) || where.type !== 'in' || where.path !== '_id' || where.values.length !== 1) continue
    const [id] = where.values
    return id === TAVERN ? undefined : id
  }
  return undefined
}
