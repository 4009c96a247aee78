import { objectAt, type MigrationStep } from '../step.ts'

/** Starts turns at 0 and dates the last command to the player's last visit. */
export const countCommands: MigrationStep = (user) => {
  const { turn = 0, lastCommand = objectAt(objectAt(user, 'auth'), 'timestamps')['loggedin'] ?? user['lastCron'] } =
    user
  return { ...user, turn, lastCommand }
}
