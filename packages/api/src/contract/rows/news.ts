import * as t from 'io-ts'
import { requiredText } from '../checks.ts'
import { endpointsOf } from '../endpoint.ts'
import { WireNewsPost } from '../shapes/index.ts'
import { sentFields } from '../sent-fields.ts'

const { get, post, put, remove } = endpointsOf('news')

const FIELDS = ['title', 'text', 'credits', 'publishDate', 'published'] as const
const PostParam = t.type({ postId: requiredText('postIdRequired') })
const PostBody = t.partial({
  title: t.unknown,
  text: t.unknown,
  credits: t.unknown,
  publishDate: t.unknown,
  published: t.unknown,
})

/** Posts that staff write. docs/reference/api.md 2.15. */
export const newsEndpoints = {
  readNews: post('/news/read', {
    auth: 'required',
    summary: 'Marks the latest post as read',
    response: t.type({}),
  }),
  tellMeLater: post('/news/tell-me-later', {
    auth: 'required',
    summary: 'Leaves the latest post for later, as a notification',
    response: t.type({}),
  }),
  createNewsPost: post('/news', {
    auth: 'required',
    summary: 'Writes a post; for those with the privilege',
    body: PostBody,
    response: WireNewsPost,
    status: 201,
    shared: { name: 'createNewsPost', toParams: ({ body }) => ({ post: sentFields(body, FIELDS) }) },
  }),
  getNewsPost: get('/news/:postId', {
    auth: 'optional',
    summary: 'One post; a draft for those with the privilege alone',
    params: PostParam,
    response: WireNewsPost,
  }),
  updateNewsPost: put('/news/:postId', {
    auth: 'required',
    summary: 'Changes a post; for those with the privilege',
    params: PostParam,
    body: PostBody,
    response: WireNewsPost,
    shared: {
      name: 'updateNewsPost',
      toParams: ({ params, body }) => ({ post: params.postId, changes: sentFields(body, FIELDS) }),
    },
  }),
  deleteNewsPost: remove('/news/:postId', {
    auth: 'required',
    summary: 'Deletes a post; for those with the privilege',
    params: PostParam,
    response: t.type({}),
    shared: { name: 'deleteNewsPost', toParams: ({ params }) => ({ post: params.postId }) },
  }),
} as const
