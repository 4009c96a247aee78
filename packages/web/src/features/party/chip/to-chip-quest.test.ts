import type { WireGroup } from '@daykeep/api/contract'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { describe, expect, it } from 'vitest'
import { toChipQuest } from './to-chip-quest.ts'

const catalogue = loadCatalogue()
const quests = Object.values(catalogue.quests)
const boss = quests.find(({ objective }) => objective.type === 'boss')
const search = quests.find(({ objective }) => objective.type === 'collect')
const chip = (key: string | undefined, changes: object) =>
  toChipQuest(catalogue, { key, members: {}, progress: { collect: {} }, ...changes } as unknown as WireGroup['quest'])

describe('the quest at a glance', () => {
  it('is none where the party is on none', () => expect(chip(undefined, { active: false })).toBeUndefined())

  it('has no bar before it starts', () => expect(chip(boss?.key, { active: false })?.meter).toBeUndefined())

  it('shows the health of its boss', () => {
    if (boss?.objective.type !== 'boss') throw new Error('no quest with a boss')
    const { hp } = boss.objective
    expect(chip(boss.key, { active: true, progress: { hp: 7.2, collect: {} } })?.meter).toEqual({
      type: 'boss',
      value: 8,
      max: hp,
    })
    expect(chip(boss.key, { active: true })?.meter?.value).toBe(hp)
  })

  it('counts what is found, no kind of item for another', () => {
    if (search?.objective.type !== 'collect') throw new Error('no quest that collects')
    const items = Object.entries(search.objective.items)
    const [[first, wanted] = ['', 0]] = items
    const max = items.reduce((sum, [, each]) => sum + each, 0)
    expect(chip(search.key, { active: true, progress: { collect: { [first]: wanted + 9 } } })?.meter).toEqual({
      type: 'collect',
      value: wanted,
      max,
    })
  })
})
