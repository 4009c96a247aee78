import { isEmail, isUuid } from '@daykeep/api/contract'

/** Whom to invite, as the API takes it. docs/reference/api.md 2.9. */
export type Invitations = {
  readonly uuids: ReadonlyArray<string>
  readonly usernames: ReadonlyArray<string>
  readonly emails: ReadonlyArray<{ readonly email: string }>
  readonly count: number
}

/** Sorts what was typed into ids, addresses and names; the same person counts once. */
export const toInvitations = (rows: ReadonlyArray<string>): Invitations => {
  const typed = [...new Set(rows.map((row) => row.trim()).filter((row) => row !== '' && row !== '@'))]
  const uuids = typed.filter(isUuid)
  const emails = typed.filter((row) => !isUuid(row) && isEmail(row)).map((email) => ({ email }))
  const usernames = typed.filter((row) => !isUuid(row) && !isEmail(row)).map((name) => name.replace(/^@/, ''))
  return { uuids, usernames, emails, count: typed.length }
}
