import * as fc from 'fast-check'
import type { SocialActName } from '../../src/social/index.ts'
import { idOf } from '../people.ts'

/** Everybody in the arbitrary town, and one who is not there. */
export const PEOPLE = ['leader', 'manager', 'ida', 'nia', 'stranger', 'moderator'] as const

const one = (...names: ReadonlyArray<string>) => fc.constantFrom(...names.map((name) => idOf(name)))
const by = one(...PEOPLE)
const person = one(...PEOPLE, 'nobody')
const group = one('party', 'guild', 'open', 'nowhere')
const challenge = one('walks', 'nowhere')
const task = one('habit', 'daily', 'todo', 'given', 'reward', 'original', 'own', 'nowhere')
const message = one('line', 'nowhere')
const letter = one('letter', 'nowhere')
const item = fc.constantFrom('item', 'nowhere')
const text = fc.constantFrom('Good morning', 'Come @ida', ' ')
const keep = fc.constantFrom('keep-all', 'remove-all')
const NAMED = { name: fc.constantFrom('The Lamps', ''), shortName: fc.constantFrom('lamps', 'ab') } as const
const newTasks = fc.constantFrom(
  [{ type: 'todo', text: 'Sweep' }],
  [{ type: 'dream' }],
  [
    { type: 'daily', text: 'Mop' },
    { type: 'habit', text: 'Sing' },
  ],
)
const changes = fc.constantFrom({ text: 'Other' }, { collapseChecklist: true }, { text: '' })
const newChallenge = fc.record({ group, ...NAMED, prize: fc.nat(9) })

const record = <Fields extends object>(fields: { [K in keyof Fields]: fc.Arbitrary<Fields[K]> }) =>
  fc.record({ by, ...fields })

/** Parameters of every act among people, in the arbitrary town. An act that is not in here fails the laws. */
export const socialParams: Readonly<Record<SocialActName, fc.Arbitrary<unknown>>> = {
  createGroup: record({
    group: fc.record({
      type: fc.constantFrom('party', 'guild'),
      privacy: fc.constantFrom('private', 'public'),
      name: NAMED.name,
    }),
  }),
  updateGroup: record({ group, changes: fc.constantFrom({ name: 'Other' }, { leader: idOf('ida') }) }),
  joinGroup: record({ group }),
  leaveGroup: record({ group, keep }),
  removeMember: record({ group, member: person }),
  addManager: record({ group, manager: person }),
  removeManager: record({ group, manager: person }),
  invite: record({
    group,
    uuids: fc.array(person, { maxLength: 2 }),
    emails: fc.constantFrom([], [{ email: 'new@example.org' }]),
  }),
  startGroupPlan: record({ group, customer: fc.constant('c'), paymentMethod: fc.constant('Stripe') }),
  cancelGroupPlan: record({ group }),
  createChallenge: record({ challenge: newChallenge }),
  cloneChallenge: record({ challenge, as: newChallenge }),
  updateChallenge: record({ challenge, changes: fc.record(NAMED) }),
  deleteChallenge: record({ challenge }),
  selectWinner: record({ challenge, winner: person }),
  joinChallenge: record({ challenge }),
  leaveChallenge: record({ challenge, keep }),
  flagChallenge: record({ challenge }),
  clearChallengeFlags: record({ challenge }),
  addChallengeTasks: record({ challenge, tasks: newTasks }),
  updateChallengeTask: record({ task, changes }),
  deleteChallengeTask: record({ task }),
  postMessage: record({ group, text }),
  likeMessage: record({ group, message }),
  flagMessage: record({ group, message }),
  clearMessageFlags: record({ group, message }),
  deleteMessage: record({ group, message }),
  sendLetter: record({ to: person, text }),
  likeLetter: record({ both: fc.constantFrom('both', 'nowhere') }),
  flagLetter: record({ letter }),
  deleteLetter: record({ letter }),
  clearLetters: record({}),
  sendGems: record({ to: person, gems: fc.integer({ min: -1, max: 9 }) }),
  flagProfile: record({ member: person }),
  clearProfileFlags: record({ member: person }),
  createBoardTasks: record({ group, tasks: newTasks }),
  updateBoardTask: record({ task, changes }),
  deleteBoardTask: record({ task }),
  moveBoardTask: record({ task, position: fc.integer({ min: -1, max: 2 }) }),
  assign: record({ task, users: fc.array(person, { maxLength: 2 }) }),
  unassign: record({ task, user: person }),
  scoreBoardTask: record({ task, direction: fc.constantFrom('up', 'down', 'sideways') }),
  needsWork: record({ task, user: person }),
  approve: record({ task, user: person }),
  addBoardItem: record({ task, text }),
  updateBoardItem: record({ task, item, text }),
  deleteBoardItem: record({ task, item }),
  scoreBoardItem: record({ task, item }),
}
