import * as t from 'io-ts'
import { checkedText } from '../checks.ts'
import { endpointsOf } from '../endpoint.ts'
import { WireNewsPost } from '../shapes/index.ts'

const { get } = endpointsOf('publications')

const PLATFORMS = ['', 'web', 'ios', 'android']

const Faq = t.type({
  questions: t.readonlyArray(
    t.type({ heading: t.string, question: t.string, web: t.string, exclusions: t.readonlyArray(t.string) }),
  ),
  stillNeedHelp: t.type({ web: t.string }),
})

/** docs/reference/api.md 2.15 and 3.7. */
export const publicationEndpoints = {
  faq: get('/faq', {
    auth: 'none',
    summary: 'Questions that players ask, with answers',
    query: t.intersection([
      t.type({ platform: checkedText(['invalidPlatform', (text) => PLATFORMS.includes(text)]) }),
      t.partial({ language: t.string }),
    ]),
    response: Faq,
  }),
  news: get('/news', {
    auth: 'optional',
    summary: 'What was told by now, newest first; below v3 as a page',
    query: t.type({ page: checkedText(['queryPageInteger', (text) => /^\d*$/.test(text)]) }),
    response: t.readonlyArray(WireNewsPost),
  }),
} as const
