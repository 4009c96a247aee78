import * as t from 'io-ts'
import { playerCommand, userCommand } from '../command.ts'
import { CoercedInteger } from '../model/index.ts'
import { createTag } from './create-tag.ts'
import { deleteTag } from './delete-tag.ts'
import { reorderTags } from './reorder-tags.ts'
import { updateTag } from './update-tag.ts'

/** Creating, renaming, ordering and deleting tags. docs/reference/api.md 2.8. */
export const tagCommands = {
  createTag: userCommand({
    params: t.intersection([t.type({ name: t.string }), t.partial({ id: t.string })]),
    rule: createTag,
  }),
  updateTag: userCommand({ params: t.type({ tag: t.string, name: t.string }), rule: updateTag }),
  deleteTag: playerCommand({ params: t.type({ tag: t.string }), scope: () => 'all', rule: deleteTag }),
  reorderTags: userCommand({ params: t.type({ tag: t.string, to: CoercedInteger }), rule: reorderTags }),
} as const
