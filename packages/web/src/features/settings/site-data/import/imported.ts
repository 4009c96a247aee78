import type { Tag, TagId, User } from '@daykeep/rules/model'
import type { NewTask } from '@daykeep/rules/tasks'
import type { Instant } from '@daykeep/rules/kernel'

/** What a file brings: tags to make first, the tasks, and how many were left out and why. */
export type Imported = {
  readonly tags: ReadonlyArray<Tag>
  readonly tasks: ReadonlyArray<NewTask>
  readonly leftOut: {
    readonly completed: number
    /** Copies of a challenge or a board: they belong to others. */
    readonly shared: number
    /** The player has one of the same kind and title. */
    readonly known: number
    /** Entries that are no task, or hold what a task cannot. */
    readonly unreadable: number
  }
}

export type ImportSettings = {
  readonly user: User
  /** Kind and title of the player's tasks, as `titleKey` makes them. */
  readonly known: ReadonlySet<string>
  readonly now: Instant
  readonly newId: () => string
}

/** Two tasks of the same kind and title are the same. */
export const titleKey = (type: string, text: string): string => `${type}/${text.trim()}`

/** Finds tags by name, and makes those that lack. */
export const tagMaker = (known: ReadonlyArray<Tag>, newId: () => string) => {
  const made: Tag[] = []
  const idOf = new Map(known.map(({ id, name }) => [name.trim().toLowerCase(), id]))
  const tagNamed = (name: string): TagId => {
    const key = name.trim().toLowerCase()
    const found = idOf.get(key)
    if (found !== undefined) return found
    const id = newId() as TagId
    idOf.set(key, id)
    made.push({ id, name: name.trim() })
    return id
  }
  return { made, tagNamed }
}
