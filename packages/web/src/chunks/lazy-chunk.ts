import { type ComponentType, createElement, type FunctionComponent, lazy, type ReactNode } from 'react'
import { afterFirstScreen } from './first-screen.ts'

/** A chunk of the app could not be loaded. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError'
  /** How often this chunk has failed in a row. */
  readonly attempt: number
  constructor(attempt: number, cause: unknown) {
    super('a chunk of the app could not be loaded', { cause })
    this.attempt = attempt
  }
}

const failed = new Set<() => void>()

/** `preload`: what is drawn for the first time after it needs no fallback. It rejects like the chunk. */
export type LazyChunk<Props> = FunctionComponent<Props> & { readonly preload: () => Promise<void> }

/** Lets the chunks that have failed be loaded again when they are drawn next. */
export const forgetFailedChunks = (): void => {
  for (const forget of failed) forget()
  failed.clear()
}

/**
 * A component in a chunk of its own, by the name that the module exports. Like `lazy`, but React keeps a rejected `lazy`
 * for ever, so a failed one is replaced: by `forgetFailedChunks` only, since one replaced at once would be loaded again
 * without end instead of reaching an error boundary.
 */
export const lazyChunk = <Name extends string, Module extends { readonly [name in Name]: Component }>(
  load: () => Promise<Module>,
  name: Name,
): LazyChunk<PropsOf<Module[Name]>> => {
  type Loaded = FunctionComponent<PropsOf<Module[Name]>>
  let attempts = 0
  const attempt = async (): Promise<{ default: Loaded }> => {
    try {
      const module = await load()
      if (attempts > 0) await reloadFailedStylesheets()
      attempts = 0
      return { default: module[name] as Loaded }
    } catch (cause) {
      attempts += 1
      failed.add(() => {
        current = lazy(attempt)
      })
      throw new ChunkError(attempts, cause)
    }
  }
  let current: ComponentType<PropsOf<Module[Name]>> = lazy(attempt)
  let isDrawn = false
  const Chunk = (props: PropsOf<Module[Name]>) => {
    isDrawn = true
    return createElement(current, props)
  }
  const preload = async (): Promise<void> => {
    const { default: loaded } = await attempt()
    // another type of component would lose the state of what is drawn
    if (!isDrawn) current = loaded
  }
  return Object.assign(Chunk, { preload })
}

/** The loader of a chunk that the first screen does without: it takes no network or time from it. */
export const afterScreen =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    await afterFirstScreen()
    return load()
  }

/**
 * Loads style sheets anew that have failed: the bundler asks for the style sheet of a chunk only once, so a chunk that
 * came at the second attempt would be drawn without it.
 */
const reloadFailedStylesheets = async (): Promise<void> => {
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  await Promise.all(links.filter(({ sheet }) => sheet === null).map(reload))
}

const reload = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const next = link.cloneNode() as HTMLLinkElement
    next.addEventListener('load', () => resolve())
    next.addEventListener('error', () => reject(new Error(`${link.href} could not be loaded`)))
    link.replaceWith(next)
  })

type Component = (props: never) => ReactNode

type PropsOf<C extends Component> = Parameters<C> extends [] ? object : Parameters<C>[0]
