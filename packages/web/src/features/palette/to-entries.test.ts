import { aPlayer, aUser } from '@daykeep/rules/test-kit'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { loadMessages } from '../../i18n/index.ts'
import { type EntrySources, toEntries } from './to-entries.ts'

beforeAll(() => loadMessages(['en'], 'content'))

const sources = (changes: Partial<EntrySources> = {}): EntrySources => ({
  player: aPlayer(aUser()),
  screens: ['market'],
  shortcuts: [],
  onScreen: vi.fn(),
  onTask: vi.fn(),
  onScore: vi.fn(),
  onNew: vi.fn(),
  onFilter: vi.fn(),
  skills: [],
  onSkill: vi.fn(),
  onSleep: vi.fn(),
  onTheme: vi.fn(),
  onLooks: vi.fn(),
  ...changes,
})
const entry = (from: EntrySources, text: string) => toEntries(from).find((each) => each.text === text)

describe('the command palette', () => {
  it('opens the mirror', () => {
    const from = sources()
    entry(from, 'Change your looks')?.run()
    expect(from.onLooks).toHaveBeenCalledOnce()
  })

  it('casts the skills of the screen, and names their keys', () => {
    const cast = vi.fn()
    const found = entry(sources({ shortcuts: [{ keys: 's h', label: 'Cast Kindling', run: cast }] }), 'Cast Kindling')
    found?.run()
    expect([found?.keys, cast.mock.calls.length]).toEqual(['s h', 1])
  })

  it('casts the learned skills from every screen, each once', () => {
    const kindling = { key: 'fireball', target: 'task' } as const
    const from = sources({ skills: [kindling] })
    entry(from, 'Cast Kindling')?.run()
    expect(from.onSkill).toHaveBeenCalledWith(kindling)
    const onBoard = sources({ skills: [kindling], shortcuts: [{ keys: 's h', label: 'Cast Kindling', run: vi.fn() }] })
    expect(toEntries(onBoard).filter(({ text }) => text === 'Cast Kindling')).toHaveLength(1)
  })
})
