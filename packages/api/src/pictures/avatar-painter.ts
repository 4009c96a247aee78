import type { Catalogue } from '@daykeep/rules/catalogue'
import {
  type ArtLibrary,
  createRenderer,
  type Looks,
  type PaintSheet,
  plainSvg,
  toAvatarArt,
} from '@daykeep/rules/pictures'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createPngDrawer } from './png-drawer.ts'

/** A picture that is not drawn yet. Equal pictures have equal tags, also on other servers of the same release. */
export type DrawnPicture = {
  readonly tag: string
  readonly svg: () => string
  /** `undefined` while too many wait, and on platforms that have no program for it. */
  readonly png: () => Promise<Buffer | undefined>
}

/** Draws players as the web app does, with the drawings that the content compiler wrote. */
export type AvatarPainter = (looks: Looks) => Promise<DrawnPicture>

/** Pixels: sharp in the preview of a link, and little work. */
const SIZE = { width: 480, height: 480 } as const

/** The drawings are read with the first picture. */
export const createAvatarPainter = (compiledDir: string, catalogue: Catalogue): AvatarPainter => {
  const drawPng = createPngDrawer()
  let reading: ReturnType<typeof readDrawings> | undefined
  return async (looks) => {
    reading ??= readDrawings(compiledDir)
    const { sheet, renderer, release } = await reading
    const art = toAvatarArt(looks, catalogue)
    const svg = (): string => plainSvg(sheet, renderer.avatar(art), SIZE)
    const tag = createHash('sha256').update(release).update(JSON.stringify(art)).digest('base64url').slice(0, 27)
    return { tag, svg, png: () => drawPng(tag, svg) }
  }
}

const readDrawings = async (compiledDir: string) => {
  const [art, paint] = await Promise.all(
    ['art.json', 'paint.json'].map((name) => readFile(join(compiledDir, name), 'utf8')),
  )
  return {
    sheet: JSON.parse(paint ?? '') as PaintSheet,
    renderer: createRenderer(JSON.parse(art ?? '') as ArtLibrary),
    release: createHash('sha256').update(`${art} ${paint}`).digest(),
  }
}
