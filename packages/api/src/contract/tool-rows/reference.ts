import * as t from 'io-ts'
import { oneOfTexts } from '../checks.ts'
import { endpointsOf } from '../endpoint.ts'
import { WireTask } from '../wire.ts'

const { get, post } = endpointsOf('tools')

/** The kinds of document whose fields tools may ask for. */
export const MODELS = ['user', 'tag', 'challenge', 'group', 'habit', 'daily', 'todo', 'reward'] as const

const texts = (path: `/i18n/${string}`, summary: string) =>
  get(path, { auth: 'none', summary, response: t.string, file: 'application/javascript' })

/** What tools read about the server itself, and about players without their names. docs/reference/api.md 2.2 and 2.15. */
export const referenceEndpoints = {
  anonymized: get('/user/anonymized', {
    auth: 'required',
    summary: 'The player and all tasks without names, texts and anything that tells who it is',
    response: t.type({ user: t.record(t.string, t.unknown), tasks: t.readonlyArray(WireTask) }),
  }),
  modelPaths: get('/models/:model/paths', {
    auth: 'none',
    summary: 'The fields of a kind of document with their types',
    params: t.type({ model: oneOfTexts('modelNotFound', ...MODELS) }),
    response: t.record(t.string, t.string),
  }),
  trackEvent: post('/analytics/track/:eventName', {
    auth: 'none',
    root: true,
    summary: 'What clients tell of their use; nothing of it is kept',
    response: t.type({}),
    file: 'application/json',
  }),
  i18nCore: texts('/i18n/core', 'The words of the app in the language of the caller, as a script'),
  i18nContent: texts('/i18n/content', 'The names and notes of the content in the language of the caller, as a script'),
} as const
