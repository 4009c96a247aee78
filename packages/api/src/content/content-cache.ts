import { saleDateAt, saleStartOf } from '@daykeep/rules/calendar'
import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AppContext } from '../core/app-context.ts'
import { type EncodedBodies, encodeBodies } from '../core/encoded-bodies.ts'
import { type ContentDocument, contentDocument } from './document/content-document.ts'
import { omitParts } from './omit-parts.ts'

/** Milliseconds: what is released at the start of a sale day counts as released only after that instant. */
const JUST_AFTER = 1

/** From 0 to 11; the next levels pack a tenth better in twice the time. */
const BROTLI_QUALITY = 5

/** Content for one language, day and kind of client. */
export type PackedContent = {
  readonly document: ContentDocument
  readonly tag: string
  readonly bodies: EncodedBodies
}

/** Content without these parts is another one; the parts are named by a kind of client, never by a caller. */
export type ContentCache = (language: string, omitted: ReadonlyArray<string>) => Promise<PackedContent>

/** Makes content once for each language, day of the shops and list of omitted parts, and keeps it packed. */
export const createContentCache = (app: Pick<AppContext, 'catalogue' | 'clock' | 'i18n' | 'version'>): ContentCache => {
  let today = Number.NaN
  const packed = new Map<string, Promise<PackedContent>>()
  return (language, omitted) => {
    const day = saleStartOf(saleDateAt(app.clock()))
    if (day !== today) packed.clear()
    today = day
    const id = [language, ...omitted].join(' ')
    const found = packed.get(id)
    if (found !== undefined) return found
    const made = contentDocument(app.catalogue, app.i18n, language, day + JUST_AFTER).then((document) =>
      pack(omitParts(document, omitted), app.version),
    )
    packed.set(id, made)
    made.catch(() => packed.delete(id))
    return made
  }
}

const pack = async (document: ContentDocument, version: string): Promise<PackedContent> => {
  const text = `{"success":true,"data":${await toText(document)},"appVersion":${JSON.stringify(version)}}`
  const identity = Buffer.from(text)
  await nextTurn()
  const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  return { document, tag, bodies: await encodeBodies(identity, BROTLI_QUALITY) }
}

/** The JSON text, written part by part for the same reason as the document. */
const toText = async (document: ContentDocument): Promise<string> => {
  const parts: string[] = []
  for (const [name, part] of Object.entries(document)) {
    await nextTurn()
    parts.push(`${JSON.stringify(name)}:${JSON.stringify(part)}`)
  }
  return `{${parts.join(',')}}`
}
