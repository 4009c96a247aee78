import { saleDateAt, saleStartOf } from '@daykeep/rules/calendar'
import * as E from 'fp-ts/lib/Either.js'
import { createHash } from 'node:crypto'
import type { endpoints } from '../contract/index.ts'
import type { Handler, InputOf } from '../http/ask.ts'
import { type ContentDocument, contentDocument } from '../services/content/content-document.ts'
import { loadUser } from '../services/turns/load-player.ts'
import type { Shell } from '../shell.ts'
import { languageFor } from '../texts/language.ts'

/** Milliseconds: what is released with the new day of the shops is there strictly after its beginning. */
const JUST_AFTER = 1

type Kept = { readonly document: ContentDocument; readonly tag: string }

/** Everything the game contains; made once for each language and day of the shops. Reference, api 3.15. */
export const content: Handler<InputOf<typeof endpoints.content>> = (shell) => {
  const kept = new Map<string, Kept>()
  const of = (language: string): Kept => {
    const day = saleStartOf(saleDateAt(shell.clock()))
    const id = `${language} ${day}`
    const found = kept.get(id)
    if (found !== undefined) return found
    for (const old of kept.keys()) if (!old.endsWith(id.slice(id.indexOf(' ')))) kept.delete(old)
    const document = contentDocument(shell.catalogue, shell.texts, language, day + JUST_AFTER)
    const made = {
      document,
      tag: createHash('sha256').update(JSON.stringify(document)).digest('base64url').slice(0, 22),
    }
    kept.set(id, made)
    return made
  }
  return async ({ input, session, wishes }) => {
    const { language: asked, filter = '' } = input.query
    const player = asked === undefined && session !== undefined ? await languageOf(shell, session.userId) : undefined
    const language = languageFor(shell.texts.languages, {
      ...wishes,
      ...(asked === undefined ? {} : { query: asked }),
      ...(player === undefined ? {} : { player }),
    })
    const { document, tag } = of(language)
    const left = filter === '' ? document : without(document, filter.split(','))
    return E.right({ data: left, etag: `${tag}${filter === '' ? '' : `-${encodeURIComponent(filter)}`}` })
  }
}

/** The language of a player, if they chose one. */
export const languageOf = async (shell: Shell, userId: string): Promise<string | undefined> => {
  const user = await loadUser(shell.store, userId)
  return E.isRight(user) ? user.right.body.preferences.language : undefined
}

/** Leaves out whole parts (`quests`) or parts of parts (`gear.flat`). */
const without = (document: ContentDocument, names: ReadonlyArray<string>): ContentDocument =>
  names.reduce((left, name) => {
    const [part = '', inner] = name.trim().split('.')
    const { [part]: found, ...others } = left
    if (inner === undefined || typeof found !== 'object' || found === null) return others
    const { [inner]: _gone, ...kept } = found as ContentDocument
    return { ...left, [part]: kept }
  }, document)
