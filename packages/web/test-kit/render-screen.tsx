import { commands } from '@daykeep/rules/commands'
import type { User } from '@daykeep/rules/model'
import { aPlayer, NOON } from '@daykeep/rules/test-kit/user'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import {
  type CommandTable,
  createPlayerStore,
  type LoadResult,
  newId,
  PlayerProvider,
  type SyncServer,
} from '../src/sync/index.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const catalogue = loadCatalogue()

/**
 * Renders a screen for a player with the real rules and content. The server never responds, so the screen shows the
 * optimistic state.
 */
export const renderScreen = async (user: User, screen: ReactNode, address = '/') => {
  const server: SyncServer = {
    send: () => new Promise<never>(() => undefined),
    load: (): Promise<LoadResult> => noResponse(),
    check: async () => 'lost',
    version: () => 0,
  }
  const environment = { now: () => NOON, newId, schedule: () => () => undefined, persist: () => undefined }
  const game = { catalogue, table: commands as unknown as CommandTable }
  const store = createPlayerStore(game, server, environment, aPlayer(user))
  const page = document.createElement('div')
  document.body.replaceChildren(page)
  const root = createRoot(page)
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={[address]}>
        <PlayerProvider store={store} catalogue={catalogue}>
          {screen}
        </PlayerProvider>
      </MemoryRouter>,
    ),
  )
  /** The first control, dialogs included, whose accessible name begins so. */
  const control = (words: string): HTMLElement => {
    const all = [...document.body.querySelectorAll<HTMLElement>('button, [role="menuitem"], label')]
    const match = all.find((each) => wordsOf(each).startsWith(words))
    if (match === undefined) throw new Error(`nothing says “${words}”, but: ${all.map(wordsOf).join(' | ')}`)
    return match
  }
  return {
    user: () => store.snapshot().player.user,
    says: (words: string): boolean => document.body.textContent.includes(words),
    isPressed: (words: string): boolean => control(words).getAttribute('aria-pressed') === 'true',
    // One macrotask, for views that are loaded lazily.
    press: (words: string) =>
      act(async () => {
        control(words).click()
        await new Promise((done) => setTimeout(done))
      }),
    key: (key: string) =>
      act(async () => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))),
    leave: () => act(async () => root.unmount()),
  }
}

const noResponse = (): Promise<LoadResult> => Promise.resolve({ type: 'lost' })

/** The accessible name: without what is hidden from screen readers. */
const wordsOf = (element: HTMLElement): string => {
  const copy = element.cloneNode(true) as HTMLElement
  for (const seen of copy.querySelectorAll('[aria-hidden="true"]')) seen.remove()
  return element.getAttribute('aria-label') ?? copy.textContent.replaceAll(/\s+/g, ' ').trim()
}
