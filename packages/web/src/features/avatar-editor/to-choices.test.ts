import { commands } from '@daykeep/rules/commands'
import { executeCommand } from '@daykeep/rules/execute'
import type { User } from '@daykeep/rules/model'
import { aPlayer, aUser, outcomeOf } from '@daykeep/rules/test-kit'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadMessages, MISSING_TEXT } from '../../i18n/index.ts'
import { type ChoiceModel, EDITOR_PAGES, type EditorPage } from './choice.ts'
import { toChoices } from './to-choices.ts'

beforeAll(() => loadMessages(['en'], 'content'))

const catalogue = loadCatalogue()
const NOW = Date.parse('2026-11-22T12:00:00Z')

const groups = (page: EditorPage, user: User = aUser()) => toChoices(catalogue, user, NOW, page)
const choices = (page: EditorPage, user?: User) => groups(page, user).flatMap((group) => group.choices)

const after = (user: User, { wear }: ChoiceModel): User => {
  const run = (name: keyof typeof commands, params: object) =>
    outcomeOf(
      executeCommand(catalogue)(commands[name] as never, { params: params as never, at: NOW })(aPlayer(user)),
    ) as { readonly state: { readonly user: User } }
  return wear.type === 'gear'
    ? run('equip', { type: 'equipped', key: wear.key }).state.user
    : run('updateUser', { changes: { [`preferences.${wear.path}`]: wear.value } }).state.user
}

describe.each(EDITOR_PAGES)('the page %s', (page) => {
  it('names everything, and no choice twice', () => {
    const all = choices(page)
    expect(all.length).toBeGreaterThan(5)
    expect(all.filter(({ name }) => name === '' || name.includes(MISSING_TEXT))).toEqual([])
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(groups(page).filter(({ title }) => title.includes(MISSING_TEXT))).toEqual([])
  })

  it('lets a player wear what they own, and marks it', () => {
    const user = aUser()
    const owned = choices(page, user).filter(({ sale, earned }) => sale === undefined && earned === undefined)
    expect(owned.length).toBeGreaterThan(0)
    for (const choice of owned.filter(({ worn }) => !worn)) {
      const same = choices(page, after(user, choice)).find(({ id }) => id === choice.id)
      expect([choice.id, same?.worn]).toEqual([choice.id, true])
    }
  })
})

describe('what is for sale', () => {
  it('stands under its set, with the price of the whole', () => {
    const sets = groups('hair').filter(({ choices: own }) => own[0]?.sale !== undefined)
    expect(sets.length).toBeGreaterThan(1)
    for (const { whole, choices: own } of sets) {
      expect(whole?.price).toBe(5)
      expect(own.every(({ sale }) => sale?.price === 2)).toBe(true)
    }
  })

  it('is owned once it is bought', () => {
    const owner = aUser({ purchased: { hair: { color: { rainbow: true } } } })
    const rainbow = (user: User) => choices('hair', user).find(({ id }) => id === 'hair.color.rainbow')
    expect(rainbow(aUser())?.sale).toMatchObject({ price: 2, currency: 'gems' })
    expect(rainbow(owner)?.sale).toBeUndefined()
  })

  it('tells how many check-ins a background takes', () =>
    expect(choices('backgrounds').find(({ id }) => id === 'background.blue')?.earned).toMatch(
      /^Comes with 2 check-ins/,
    ))

  it('leaves out backgrounds that nobody sells now', () => {
    const all = Object.keys(catalogue.backgrounds).length
    expect(choices('backgrounds').length).toBeLessThan(all / 2)
  })
})

describe('backgrounds', () => {
  const order = (user: User, before?: string) =>
    toChoices(catalogue, user, NOW, 'backgrounds', before).map(({ id }) => id)

  it('begin with the set of the one that is worn', () => {
    const user = aUser({ preferences: { background: 'blue' } })
    expect(groups('backgrounds', user)[0]?.choices.map(({ id }) => id)).toContain('background.blue')
  })

  it('keep their order while others are put on', () => {
    const before = order(aUser({ preferences: { background: 'blue' } }))
    expect(order(aUser({ preferences: { background: '' } }), 'blue')).toEqual(before)
    expect(order(aUser({ preferences: { background: '' } }))).not.toEqual(before)
  })
})

describe('a thumbnail', () => {
  it('comes so near to what it changes that one tells two choices apart', () => {
    const cropOf = (page: EditorPage, kind: string) =>
      choices(page).flatMap(({ id, picture }) =>
        id.startsWith(`${kind}.`) && picture.kind === 'avatar' ? [picture.crop] : [],
      )[0]
    expect([
      cropOf('body', 'skin'),
      cropOf('body', 'shirt'),
      cropOf('face', 'hair.flower'),
      cropOf('extras', 'chair'),
    ]).toEqual(['face', 'chest', 'temple', 'wheel'])
  })
})
