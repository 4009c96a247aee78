import { asKey, type TaskId } from '@daykeep/rules/model'
import { describe, expect, it } from 'vitest'
import { createDeletions } from './deletions.ts'

const id = (name: string) => asKey<TaskId>(name)

const start = () => {
  const deleted: string[] = []
  const back: string[] = []
  const offers = new Map<string, { undo: () => void; over: () => void; stopped: boolean }>()
  const deletions = createDeletions({
    delete: (task) => deleted.push(task),
    offer: (task, undo, over) => {
      const offer = { undo, over, stopped: false }
      offers.set(task, offer)
      return () => {
        offer.stopped = true
      }
    },
    onBack: (task) => back.push(task),
  })
  return { deletions, deleted, back, offers, leaving: () => [...deletions.leaving()] }
}

describe('a deleted task', () => {
  it('is out of sight at once and deleted when the offer is over', () => {
    const { deletions, deleted, offers, leaving } = start()
    deletions.remove(id('a'))
    expect([leaving(), deleted]).toEqual([['a'], []])
    offers.get('a')?.over()
    expect([leaving(), deleted]).toEqual([[], ['a']])
  })

  it('is back, untouched, when the player takes it back', () => {
    const { deletions, deleted, offers, leaving } = start()
    deletions.remove(id('a'))
    offers.get('a')?.undo()
    offers.get('a')?.over()
    expect([leaving(), deleted, offers.get('a')?.stopped]).toEqual([[], [], true])
  })

  it('is the last one that a key takes back, then the one before it', () => {
    const { deletions, back, leaving } = start()
    deletions.remove(id('a'))
    deletions.remove(id('b'))
    deletions.undoLast()
    expect([leaving(), back]).toEqual([['a'], ['b']])
    deletions.undoLast()
    deletions.undoLast()
    expect([leaving(), back]).toEqual([[], ['b', 'a']])
  })

  it('is deleted once, however often that is asked', () => {
    const { deletions, deleted, offers } = start()
    deletions.remove(id('a'))
    deletions.remove(id('a'))
    deletions.flush()
    offers.get('a')?.over()
    deletions.flush()
    expect(deleted).toEqual(['a'])
  })

  it('waits for nothing when the page is left', () => {
    const { deletions, deleted, leaving } = start()
    deletions.remove(id('a'))
    deletions.remove(id('b'))
    deletions.flush()
    expect([leaving(), deleted]).toEqual([[], ['a', 'b']])
  })

  it('tells those who draw whenever what is out of sight changes', () => {
    const { deletions } = start()
    let calls = 0
    deletions.subscribe(() => (calls += 1))
    deletions.remove(id('a'))
    deletions.undo(id('a'))
    deletions.undo(id('a'))
    expect(calls).toBe(2)
  })
})
