import { type Answer, refuse } from '../kernel/index.ts'

/** Characters of a name that others see. Application specification, section 5; reference, api 2.2. */
export const DISPLAY_NAME = { shortest: 1, longest: 30 } as const

type Refusals = 'displaynameIssueLength' | 'displaynameIssueNewline'

/** Why a display name is refused; nothing when it is fine, or none is given. */
export const displayNameRefusal = (name: unknown): Answer<Refusals, never> | undefined => {
  if (typeof name !== 'string') return undefined
  if (name.trim().length < DISPLAY_NAME.shortest || name.length > DISPLAY_NAME.longest)
    return refuse('displaynameIssueLength')
  return /[\r\n]/.test(name) ? refuse('displaynameIssueNewline') : undefined
}
