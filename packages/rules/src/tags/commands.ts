import * as t from 'io-ts'
import { playerCommand, userCommand } from '../command.ts'
import { Position } from '../tasks/index.ts'
import { createTag } from './create-tag.ts'
import { deleteTag } from './delete-tag.ts'
import { reorderTags } from './reorder-tags.ts'
import { updateTag } from './update-tag.ts'

/** What a player does with tags. Reference, api 2.8. */
export const tagCommands = {
  createTag: userCommand({
    params: t.intersection([t.type({ name: t.string }), t.partial({ id: t.string })]),
    rule: createTag,
  }),
  updateTag: userCommand({ params: t.type({ tag: t.string, name: t.string }), rule: updateTag }),
  deleteTag: playerCommand({ params: t.type({ tag: t.string }), scope: () => 'all', rule: deleteTag }),
  reorderTags: userCommand({ params: t.type({ tag: t.string, to: Position }), rule: reorderTags }),
} as const
