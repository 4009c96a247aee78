import { afterEach, describe, expect, it } from 'vitest'
import { aFreshPlayer } from '../../../test-kit/fresh-player.ts'
import { createPlayerDatabase } from './player-database.ts'

const player = aFreshPlayer()
const stored = { confirmed: player, acts: [] }

const leavePage = (): void => void dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))

describe('the player in the database of the browser', () => {
  const database = createPlayerDatabase(player.user._id)
  afterEach(database.clear)

  it('is not locked by a page that was left in the middle of a write, for which Safari would keep every other page waiting', async () => {
    await database.read()
    const writing = database.write(stored).then(
      () => 'written',
      () => 'aborted',
    )
    await Promise.resolve()
    leavePage()
    expect(await writing).toBe('aborted')
    expect(await database.read()).toBeUndefined()
  })

  it('has what is written as the page is left, and what is written when the player comes back to it', async () => {
    await database.read()
    leavePage()
    await database.writeOnLeave(stored)
    expect(await createPlayerDatabase(player.user._id).read()).toEqual(stored)
    const later = { ...stored, confirmed: { ...player, user: { ...player.user, turn: 7 } } }
    await database.write(later)
    expect(await createPlayerDatabase(player.user._id).read()).toEqual(later)
  })
})
