import * as t from 'io-ts'
import { required, uuid, whole } from '../checks.ts'
import { endpointsOf } from '../endpoint.ts'
import { Tag } from '../wire.ts'

const { get, post, put, remove } = endpointsOf('tags')

const Empty = t.type({})
const TagParam = t.type({ tagId: uuid('tagIdRequired') })

/** Older web clients wrap the fields. Reference, api 2.8. */
const Renaming = t.partial({ name: t.unknown, tagDetails: t.partial({ name: t.unknown }) })

const nameOf = (body: t.TypeOf<typeof Renaming>): unknown => body.name ?? body.tagDetails?.name ?? ''

/** Reference, api 2.8. */
export const tagEndpoints = {
  getTags: get('/tags', { who: 'player', summary: 'The tags of the player', answer: t.readonlyArray(Tag) }),
  createTag: post('/tags', {
    who: 'player',
    summary: 'Makes a tag',
    body: t.partial({ name: t.unknown, id: t.string }),
    answer: Tag,
    status: 201,
    plays: {
      command: 'createTag',
      paramsOf: ({ body }) => ({ name: body.name ?? '', ...(body.id === undefined ? {} : { id: body.id }) }),
      sentOf: (tag: { readonly name: string; readonly id?: string }) => ({ body: tag }),
    },
  }),
  getTag: get('/tags/:tagId', { who: 'player', summary: 'One tag', params: TagParam, answer: Tag }),
  updateTag: put('/tags/:tagId', {
    who: 'player',
    summary: 'Renames a tag',
    params: TagParam,
    body: Renaming,
    answer: Tag,
    plays: {
      command: 'updateTag',
      paramsOf: ({ params, body }) => ({ tag: params.tagId, name: nameOf(body) }),
      sentOf: ({ tag, name }: { readonly tag: string; readonly name: string }) => ({
        params: { tagId: tag },
        body: { name },
      }),
    },
  }),
  deleteTag: remove('/tags/:tagId', {
    who: 'player',
    summary: 'Deletes a tag and takes it off every task',
    params: TagParam,
    answer: Empty,
    plays: {
      command: 'deleteTag',
      paramsOf: ({ params }) => ({ tag: params.tagId }),
      sentOf: ({ tag }: { readonly tag: string }) => ({ params: { tagId: tag } }),
    },
  }),
  reorderTags: post('/reorder-tags', {
    who: 'player',
    summary: 'Moves a tag in the list',
    body: t.type({ tagId: required('tagIdRequired'), to: whole('toRequired') }),
    answer: Empty,
    plays: {
      command: 'reorderTags',
      paramsOf: ({ body }) => ({ tag: body.tagId, to: body.to }),
      sentOf: ({ tag, to }: { readonly tag: string; readonly to: number }) => ({ body: { tagId: tag, to } }),
    },
  }),
} as const
