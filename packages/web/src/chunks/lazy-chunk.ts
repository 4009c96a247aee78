import { type ComponentType, createElement, type FunctionComponent, lazy, type ReactNode } from 'react'

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
): FunctionComponent<PropsOf<Module[Name]>> => {
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
  return (props) => createElement(current, props)
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
