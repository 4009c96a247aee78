import { describe, expect, it } from 'vitest'
import { aPerson, documentsWith, expectRefusal, idOf, loadCatalogue, NOON, outcomeOf } from '../../test-kit/index.ts'
import type { User } from '../model/index.ts'
import { auditedChanges } from './audit.ts'
import { updateBugReport } from './update-bug-report.ts'

const context = { catalogue: loadCatalogue(), now: NOON, seed: 'seed' }

describe('bug reports', () => {
  const report = {
    _id: 'bug',
    at: 1,
    userId: idOf<User['_id']>('nia'),
    username: 'nia',
    email: 'nia@example.org',
    message: 'It broke',
    question: false,
    client: '',
  }
  const support = aPerson('support', { permissions: { userSupport: true } })
  const desk = documentsWith({ users: [support, aPerson('nia')], bugReports: [report] })
  const update = (state: 'open' | 'answered' | 'closed', documents = desk, actor = 'support', id = 'bug') =>
    updateBugReport(context)({ actorId: idOf(actor), report: id, state })(documents)

  it('are open until support says otherwise, and can be opened again', () => {
    const answered = outcomeOf(update('answered'))
    expect(answered.report).toEqual({ ...report, state: 'answered' })
    expect(auditedChanges(desk, answered.state)).toEqual([
      { kind: 'bugReports', id: 'bug', path: 'state', after: 'answered' },
    ])
    expect(outcomeOf(update('open', answered.state)).report).toEqual({ ...report, state: 'open' })
  })

  it('stay as they are when they are in that state', () => expect(outcomeOf(update('open')).state).toBe(desk))

  it.each([
    ['the reader is no support', 'nia', 'bug', 'noPrivAccess'],
    ['there is none', 'support', 'other', 'caseNotFound'],
  ] as const)('are refused when %s', (_, actor, id, key) => expectRefusal(update('closed', desk, actor, id), key))
})
