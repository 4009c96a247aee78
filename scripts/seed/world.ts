import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue } from '@daykeep/rules/catalogue'
import { type Documents, EMPTY_DOCUMENTS, withDocuments } from '@daykeep/rules/documents'
import { executeShared } from '@daykeep/rules/execute'
import type { Instant } from '@daykeep/rules/kernel'
import type { Group, User } from '@daykeep/rules/model'
import type { SharedCommand } from '@daykeep/rules/shared-command'
import type { Hero } from '../simulate/hero.ts'

/** A world that is being made: rules alone change its documents, except for what only staff may grant. */
export type World = {
  readonly documents: () => Documents
  readonly users: () => ReadonlyArray<User>
  readonly addHeroes: (heroes: ReadonlyArray<Hero>, group: Group | undefined) => void
  /** Runs a shared command; throws when it is refused, which is a mistake in the script. */
  readonly act: <Params, Report>(
    actor: User,
    command: SharedCommand<Params, Report>,
    params: Params,
    at: Instant,
  ) => Report
  /** Changes a player past the rules: names, privileges, gems. */
  readonly change: (user: User, change: (user: User) => User) => User
  readonly put: (group: Group) => void
}

export const createWorld = (catalogue: Catalogue, seed: string): World => {
  let documents: Documents = EMPTY_DOCUMENTS
  let acts = 0
  return {
    documents: () => documents,
    users: () => Object.values(documents.users),
    addHeroes: (heroes, group) => {
      documents = withDocuments(
        documents,
        'users',
        heroes.map(({ user }) => user),
      )
      documents = withDocuments(
        documents,
        'tasks',
        heroes.flatMap(({ tasks }) => Object.values(tasks)),
      )
      if (group !== undefined) documents = withDocuments(documents, 'groups', [group])
    },
    act: (actor, command, params, at) => {
      acts += 1
      const input = { params, actorId: actor._id, at, seed: `${seed}/${acts}` }
      const result = executeShared(catalogue)(command, input)(documents)
      if (E.isLeft(result)) throw new Error(`the seed did what is refused: ${result.left.key}`)
      documents = result.right.state
      return result.right.report
    },
    change: (user, change) => {
      const changed = change(documents.users[user._id] ?? user)
      documents = withDocuments(documents, 'users', [changed])
      return changed
    },
    put: (group) => {
      documents = withDocuments(documents, 'groups', [group])
    },
  }
}
