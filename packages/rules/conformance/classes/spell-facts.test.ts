import { describe, expect, it } from 'vitest'
import { goldOf, type Spell, spellOf, targetOf } from '../../src/skills/index.ts'
import { specialOf } from '../../src/shops/index.ts'
import { aUser, loadListedCatalogue } from '../../test-kit/index.ts'
import type { PlayerClass } from '../../src/model/index.ts'
import { factOf, factsOf } from '../support/content-facts.ts'

type SpellRow = {
  readonly mana: number
  readonly lvl?: number
  readonly value?: number
  readonly target: string
  readonly limited?: boolean
  readonly immediateUse?: boolean
}

type CardRow = { readonly messageOptions: number; readonly yearRound?: boolean }

const catalogue = loadListedCatalogue()

/** Each row goes by its class, or `special`, and its key. */
const spells = factsOf<SpellRow>('spell').map(({ key, ...row }) => {
  const [group = '', name = ''] = key.split('/')
  const caster = group === 'special' ? aUser() : aUser({ stats: { class: group as PlayerClass } })
  return { name, row, spell: spellOf(catalogue, caster, name) }
})

const figuresOf = (spell: Spell | undefined) => ({
  mana: spell?.type === 'skill' ? spell.skill.mana : 0,
  lvl: spell?.type === 'skill' ? spell.skill.level : undefined,
  target: spell === undefined ? 'none' : targetOf(spell),
})

describe('skills, things to throw, antidotes and cards', () => {
  it('are all there', () => expect(spells.filter(({ spell }) => spell === undefined)).toEqual([]))

  it.each(spells)('$name has the mana, level and target of the reference', ({ spell, row: { mana, lvl, target } }) =>
    expect(figuresOf(spell)).toEqual({ mana, lvl, target }),
  )

  it.each(spells.filter(({ row }) => row.value !== undefined))('$name costs what the reference asks', (each) => {
    expect(specialOf(catalogue, each.name)?.value).toBe(each.row.value)
    const isBoughtByCasting = each.row.immediateUse === true && each.spell !== undefined
    if (isBoughtByCasting && each.spell) expect(goldOf(each.spell, aUser(), 1)).toBe(each.row.value)
  })

  it('are 16 for the classes, four a class', () => {
    const classes = Object.values(catalogue.skills).map((skill) => skill.class)
    expect(classes.length).toBe(16)
    for (const name of ['healer', 'wizard', 'rogue', 'warrior'])
      expect(classes.filter((each) => each === name)).toHaveLength(4)
  })

  it('has cards with as many messages, those of a feast limited', () => {
    const { entries } = factOf<{ readonly entries: Readonly<Record<string, CardRow>> }>('cardTypes')
    const cards = Object.values(catalogue.cards)
    expect(Object.fromEntries(cards.map(({ key, messages, limited }) => [key, { messages, limited }]))).toEqual(
      Object.fromEntries(
        Object.entries(entries).map(([key, { messageOptions, yearRound = false }]) => [
          key,
          { messages: messageOptions, limited: !yearRound },
        ]),
      ),
    )
  })
})
