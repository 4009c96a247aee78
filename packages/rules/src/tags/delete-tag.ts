import * as E from 'fp-ts/lib/Either.js'
import { type Result, type Outcome, outcome, toIso, type RuleContext } from '../kernel/index.ts'
import type { Player } from '../model/index.ts'
import { findTag } from './find-tag.ts'
import { withoutTags } from './without-tags.ts'

export type DeleteTag = { readonly tag: string }

/** Deletes a tag and removes it from all tasks. docs/reference/api.md 2.8. */
export const deleteTag =
  ({ now }: Pick<RuleContext, 'now'>) =>
  ({ tag: id }: DeleteTag) =>
  ({ user, tasks }: Player): Result<'tagNotFound', Outcome<Player, undefined>> => {
    const match = findTag(user, id)
    if (E.isLeft(match)) return match
    const { state, events } = withoutTags(tasks, new Set([match.right.id]), toIso(now))
    const tags = user.tags.filter((tag) => tag.id !== id)
    return E.right(outcome({ user: { ...user, tags }, tasks: state }, events))
  }
