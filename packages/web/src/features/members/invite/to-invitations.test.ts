import { describe, expect, it } from 'vitest'
import { toInvitations } from './to-invitations.ts'

const ID = '2f8c3bb8-9a3f-4b0e-8a2e-3a3c4c6a7b10'

describe('toInvitations', () => {
  it('tells ids, addresses and names apart', () => {
    expect(toInvitations([` ${ID} `, 'nia@example.org', '@ole', 'kim', ''])).toEqual({
      uuids: [ID],
      emails: [{ email: 'nia@example.org' }],
      usernames: ['ole', 'kim'],
      count: 4,
    })
  })

  it('counts nobody twice, and nobody in empty rows', () => {
    expect(toInvitations(['kim', 'kim ', '  ', '@'])).toMatchObject({ usernames: ['kim'], count: 1 })
  })
})
