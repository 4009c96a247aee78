import * as E from 'fp-ts/lib/Either.js'
import { type Answer, type Outcome, outcome, toIso, type World } from '../kernel/index.ts'
import type { Player } from '../model/index.ts'
import { tagOf } from './tag-of.ts'
import { untagged } from './untagged.ts'

export type DeleteTag = { readonly tag: string }

/** Deletes a tag and takes it off every task. Reference, api 2.8. */
export const deleteTag =
  ({ now }: Pick<World, 'now'>) =>
  ({ tag: id }: DeleteTag) =>
  ({ user, tasks }: Player): Answer<'tagNotFound', Outcome<Player, undefined>> => {
    const found = tagOf(user, id)
    if (E.isLeft(found)) return found
    const { state, events } = untagged(tasks, new Set([found.right.id]), toIso(now))
    const tags = user.tags.filter((tag) => tag.id !== id)
    return E.right(outcome({ user: { ...user, tags }, tasks: state }, events))
  }
