import { afterEach, describe, expect, it, vi } from 'vitest'
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

  describe('of a browser that aborts what a page writes as it is left, as Safari does', () => {
    const waits = (turn: number) => ({
      ...({ name: 'rebirth', params: {}, at: 0, sent: false } as const),
      turn,
      idempotencyKey: `key-${turn}`,
    })
    const leaveWith = async (...turns: ReadonlyArray<number>): Promise<void> => {
      const page = createPlayerDatabase(player.user._id)
      await page.read()
      const committing = vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function (
        this: IDBTransaction,
      ) {
        this.abort()
      })
      await page.writeOnLeave({ ...stored, acts: turns.map(waits) }).catch(() => undefined)
      committing.mockRestore()
    }
    const turnsFound = async () => (await createPlayerDatabase(player.user._id).read())?.acts.map(({ turn }) => turn)

    it('has the commands that waited, each once', async () => {
      await database.read()
      await database.write({ ...stored, acts: [waits(1)] })
      await leaveWith(1, 2)
      expect(await turnsFound()).toEqual([1, 2])
    })

    it('does not bring back what was sent since', async () => {
      await database.read()
      await database.write(stored)
      await leaveWith(1)
      const next = createPlayerDatabase(player.user._id)
      await next.read()
      await next.write({ ...stored, acts: [waits(1)] })
      await next.write(stored)
      expect(await turnsFound()).toEqual([])
    })

    it('has what another page was left with, whatever this one writes', async () => {
      await database.read()
      await database.write(stored)
      const here = createPlayerDatabase(player.user._id)
      await here.read()
      await leaveWith(1)
      await here.write({ ...stored, confirmed: { ...player, user: { ...player.user, turn: 1 } } })
      expect(await turnsFound()).toEqual([1])
    })

    it('forgets them with the player', async () => {
      await database.read()
      await database.write(stored)
      await leaveWith(1)
      await database.clear()
      await database.write(stored)
      expect(await turnsFound()).toEqual([])
    })
  })
})
