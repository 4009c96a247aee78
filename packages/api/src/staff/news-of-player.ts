import { type RespondDependencies, respondShared } from '../commands/index.ts'
import { newestPost } from '../content/index.ts'
import type { EndpointHandler } from '../core/handler.ts'

/** Marks the newest post as read. docs/reference/api.md 2.15. */
export const readNews: EndpointHandler<'readNews', keyof RespondDependencies> = (app) => async (request) => {
  const newest = await newestPost(app, request)
  return respondShared(app, request as never, {
    command: 'readNews',
    toParams: () => ({ post: newest?.id ?? '' }),
    toData: () => ({}),
  }) as never
}

/** Leaves the newest post for later. docs/reference/api.md 2.15. */
export const tellMeLater: EndpointHandler<'tellMeLater', keyof RespondDependencies> = (app) => async (request) => {
  const newest = await newestPost(app, request)
  return respondShared(app, request as never, {
    command: 'putOffNews',
    toParams: () => ({ post: newest?.id ?? '', title: newest?.title ?? '' }),
    toData: () => ({}),
  }) as never
}
