/**
 * Runs work of one player after the other. Only spares the store conflicts that would end in trying again: what keeps
 * commands apart is the version of the player's document, also between processes.
 */
export const inOrder = () => {
  const last = new Map<string, Promise<unknown>>()
  return async <A>(player: string, work: () => Promise<A>): Promise<A> => {
    const before = last.get(player)
    const mine = before === undefined ? work() : before.then(work, work)
    last.set(player, mine)
    try {
      return await mine
    } finally {
      if (last.get(player) === mine) last.delete(player)
    }
  }
}
