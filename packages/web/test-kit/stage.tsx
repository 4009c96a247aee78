import { commands } from '@daykeep/rules/commands'
import type { User } from '@daykeep/rules/model'
import { aPlayer, NOON } from '@daykeep/rules/test-kit/user'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { type Loaded, PlayerProvider, type Table } from '../src/player/index.ts'
import { createPlayerStore } from '../src/player/store.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const catalogue = loadCatalogue()

/**
 * A screen with a player before it: the real rules and content, and a server that never answers, so that what is seen
 * is what the browser drew by itself.
 */
export const stage = async (user: User, screen: ReactNode) => {
  const server = { send: () => new Promise<never>(() => undefined), load: (): Promise<Loaded> => unreached() }
  const surroundings = { now: () => NOON, later: () => () => undefined, keep: () => undefined }
  const game = { catalogue, table: commands as unknown as Table }
  const store = createPlayerStore(game, server, surroundings, aPlayer(user))
  const page = document.createElement('div')
  document.body.replaceChildren(page)
  const root = createRoot(page)
  await act(async () =>
    root.render(
      <MemoryRouter>
        <PlayerProvider store={store} catalogue={catalogue}>
          {screen}
        </PlayerProvider>
      </MemoryRouter>,
    ),
  )
  /** The first control in sight, dialogs included, whose words begin so. */
  const control = (words: string): HTMLElement => {
    const all = [...document.body.querySelectorAll<HTMLElement>('button, [role="menuitem"], label')]
    const found = all.find((each) => wordsOf(each).startsWith(words))
    if (found === undefined) throw new Error(`nothing says “${words}”, but: ${all.map(wordsOf).join(' | ')}`)
    return found
  }
  return {
    user: () => store.view().player.user,
    says: (words: string): boolean => document.body.textContent.includes(words),
    isPressed: (words: string): boolean => control(words).getAttribute('aria-pressed') === 'true',
    // A turn of the clock: some views are loaded when they are wanted.
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

const unreached = (): Promise<Loaded> => Promise.resolve({ type: 'lost' })

/** What a screen reader would call it: without what is there for the eye only. */
const wordsOf = (element: HTMLElement): string => {
  const copy = element.cloneNode(true) as HTMLElement
  for (const seen of copy.querySelectorAll('[aria-hidden="true"]')) seen.remove()
  return element.getAttribute('aria-label') ?? copy.textContent.replaceAll(/\s+/g, ' ').trim()
}
