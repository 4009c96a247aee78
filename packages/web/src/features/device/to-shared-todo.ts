import { LIMITS } from '@daykeep/rules/model'

/** A to-do of what another app shared. */
export type SharedTodo = { readonly type: 'todo'; readonly text: string; readonly notes: string }

/** The names under which the system hands it over: those of `manifest.webmanifest`. */
const NAMES = ['share-title', 'share-text', 'share-url'] as const

/** Nothing where the address shares nothing. The first part that there is names the task, the others are its notes. */
export const toSharedTodo = (search: URLSearchParams): SharedTodo | undefined => {
  const parts = NAMES.map((name) => (search.get(name) ?? '').trim()).filter((part) => part !== '')
  const [first, ...others] = parts.filter((part, at) => parts.indexOf(part) === at)
  if (first === undefined) return undefined
  const [line = '', ...lines] = first.split('\n')
  const notes = [lines.join('\n').trim(), ...others].filter((part) => part !== '').join('\n\n')
  return { type: 'todo', text: line.slice(0, LIMITS.name), notes: notes.slice(0, LIMITS.notes) }
}

/** The same address without what was shared, so that a reload adds nothing. */
export const withoutShared = (search: URLSearchParams): URLSearchParams => {
  const rest = new URLSearchParams(search)
  for (const name of NAMES) rest.delete(name)
  return rest
}
