import * as t from 'io-ts'
import { playerCommand } from '../command.ts'
import { restorePlayer } from './restore-player.ts'

/** What a player does with a file of theirs. `isOwn` is the server's finding, never the client's word. */
export const restoreCommands = {
  restorePlayer: playerCommand({
    params: t.type({
      file: t.record(t.string, t.unknown),
      mode: t.keyof({ merge: null, replace: null }),
      isOwn: t.boolean,
    }),
    scope: () => 'all',
    rule: restorePlayer,
  }),
} as const
