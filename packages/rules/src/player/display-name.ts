import { type Result, refuse } from '../kernel/index.ts'

/** Length of a display name, in characters. docs/reference/api.md 2.2. */
const DISPLAY_NAME = { shortest: 1, longest: 30 } as const

type Refusals = 'displaynameIssueLength' | 'displaynameIssueNewline'

/** The refusal of a display name; undefined if it is valid or not a string. */
export const displayNameRefusal = (name: unknown): Result<Refusals, never> | undefined => {
  if (typeof name !== 'string') return undefined
  if (name.trim().length < DISPLAY_NAME.shortest || name.length > DISPLAY_NAME.longest)
    return refuse('displaynameIssueLength')
  return /[\r\n]/.test(name) ? refuse('displaynameIssueNewline') : undefined
}
