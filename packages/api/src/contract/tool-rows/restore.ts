import * as t from 'io-ts'
import { oneOfTexts, requiredText } from '../checks.ts'
import { endpointsOf } from '../endpoint.ts'

const { post } = endpointsOf('exports')

const LeftOut = t.type({
  path: t.string,
  reason: t.keyof({ unknown: null, paid: null, shared: null, known: null, account: null }),
})

/** What a file brings or would bring. `isOwn`: this server made it for this player, and nobody changed it since. */
export const RestoreReport = t.type({
  isOwn: t.boolean,
  tasks: t.type({ habit: t.number, daily: t.number, todo: t.number, reward: t.number }),
  tags: t.number,
  fields: t.number,
  things: t.number,
  leftOut: t.readonlyArray(LeftOut),
})
export type RestoreReport = t.TypeOf<typeof RestoreReport>

/** Takes back what docs/reference/api.md 6.4 exports. decision 122 */
export const restoreEndpoints = {
  restorePlayer: post('/user/restore', {
    auth: 'required',
    summary: 'Takes the export of a player in, or tells with `preview` what would come of it',
    body: t.intersection([
      t.type({
        exportFile: requiredText('exportFileRequired'),
        mode: oneOfTexts('restoreModeRequired', 'merge', 'replace'),
      }),
      t.partial({ preview: t.boolean }),
    ]),
    response: RestoreReport,
  }),
} as const
