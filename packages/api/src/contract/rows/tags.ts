import * as t from 'io-ts'
import { requiredText, uuid, wholeNumber } from '../checks.ts'
import { endpointsOf } from '../endpoint.ts'
import { Tag } from '../wire.ts'

const { get, post, put, remove } = endpointsOf('tags')

const EmptyObject = t.type({})
const TagParam = t.type({ tagId: uuid('tagIdRequired') })

/** Older web clients wrap the fields. docs/reference/api.md 2.8. */
const UpdateTagBody = t.partial({ name: t.unknown, tagDetails: t.partial({ name: t.unknown }) })

const tagName = (body: t.TypeOf<typeof UpdateTagBody>): unknown => body.name ?? body.tagDetails?.name ?? ''

/** docs/reference/api.md 2.8. */
export const tagEndpoints = {
  getTags: get('/tags', { auth: 'required', summary: 'The tags of the player', response: t.readonlyArray(Tag) }),
  createTag: post('/tags', {
    auth: 'required',
    summary: 'Makes a tag',
    body: t.partial({ name: t.unknown, id: t.string }),
    response: Tag,
    status: 201,
    command: {
      name: 'createTag',
      toParams: ({ body }) => ({ name: body.name ?? '', ...(body.id === undefined ? {} : { id: body.id }) }),
      toRequest: (tag: { readonly name: string; readonly id?: string }) => ({ body: tag }),
    },
  }),
  getTag: get('/tags/:tagId', { auth: 'required', summary: 'One tag', params: TagParam, response: Tag }),
  updateTag: put('/tags/:tagId', {
    auth: 'required',
    summary: 'Renames a tag',
    params: TagParam,
    body: UpdateTagBody,
    response: Tag,
    command: {
      name: 'updateTag',
      toParams: ({ params, body }) => ({ tag: params.tagId, name: tagName(body) }),
      toRequest: ({ tag, name }) => ({
        params: { tagId: tag },
        body: { name },
      }),
    },
  }),
  deleteTag: remove('/tags/:tagId', {
    auth: 'required',
    summary: 'Deletes a tag and takes it off every task',
    params: TagParam,
    response: EmptyObject,
    command: {
      name: 'deleteTag',
      toParams: ({ params }) => ({ tag: params.tagId }),
      toRequest: ({ tag }) => ({ params: { tagId: tag } }),
    },
  }),
  reorderTags: post('/reorder-tags', {
    auth: 'required',
    summary: 'Moves a tag in the list',
    body: t.type({ tagId: requiredText('tagIdRequired'), to: wholeNumber('toRequired') }),
    response: EmptyObject,
    command: {
      name: 'reorderTags',
      toParams: ({ body }) => ({ tag: body.tagId, to: body.to }),
      toRequest: ({ tag, to }) => ({ body: { tagId: tag, to } }),
    },
  }),
} as const
