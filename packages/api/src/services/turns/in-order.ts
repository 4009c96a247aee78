/** Runs the work of one player piece by piece, of different players side by side. */
export type InOrder = <A>(player: string, work: () => Promise<A>) => Promise<A>

/**
 * Runs work of one player after the other. Only spares the store conflicts that would end in trying again: what keeps
 * commands apart is the version of the player's document, also between processes.
 */
export const inOrder = (): InOrder => {
  const last = new Map<string, Promise<unknown>>()
  return async (player, work) => {
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
