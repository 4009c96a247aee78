import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpointNamed, endpointNames, type EndpointName } from '../../src/contract/index.ts'
import type { AuditEntry } from '../../src/commands/index.ts'
import { gt } from '../../src/store/index.ts'
import { type Ask, type Asks, meIn } from './asks.ts'
import { GROUP_CALLS } from './group-calls.ts'
import { OWN_CALLS } from './own-calls.ts'
import { ACCOUNT_CALLS } from './account-calls.ts'
import { PAYMENT_CALLS } from './payment-calls.ts'
import { PEOPLE_CALLS } from './people-calls.ts'
import { TOOL_CALLS } from './tool-calls.ts'
import { privateIn } from './private-fields.ts'
import { PEOPLE, PRIVILEGED, type Role, ROLES } from './roles.ts'
import { settleWorld, type World } from './world.ts'

/** Every call of the contract: a new row without requests does not compile. */
const CALLS: Readonly<Record<EndpointName, Asks>> = {
  ...ACCOUNT_CALLS,
  ...PAYMENT_CALLS,
  ...OWN_CALLS,
  ...GROUP_CALLS,
  ...PEOPLE_CALLS,
  ...TOOL_CALLS,
}

type PrivacyException = {
  readonly in: ReadonlyArray<EndpointName>
  readonly to: ReadonlyArray<Role>
  readonly what: RegExp
}

/** Private state that is shown to those with the privilege, or to the reader as their own doing. docs/reference/api.md 4.1. */
const SHOWN: ReadonlyArray<PrivacyException> = [
  {
    in: ['getHero', 'updateHero', 'searchUsers', 'memberPurchaseHistory', 'getBugReports', 'getAudit'],
    to: ['userSupport', 'fullAccess'],
    what: /./,
  },
  { in: ['getAudit'], to: ['moderator'], what: /^complaint of/ },
  {
    in: ['getChat', 'getGroup', 'joinGroup', 'updateGroup', 'likeMessage', 'flagMessage'],
    to: ['moderator', 'fullAccess'],
    what: /^message of shadowMuted$/,
  },
  { in: ['flagProfile'], to: ROLES, what: /^profile\.flags$/ },
]

const isShown = (name: EndpointName, role: Role, field: string): boolean =>
  SHOWN.some((exception) => exception.in.includes(name) && exception.to.includes(role) && exception.what.test(field))

/**
 * One line for each answer to a call: who gets it; `members` and `staff` are all of those. Where a call asks who is there,
 * what visitors and suspended players are answered by every such call is left out. docs/reference/api.md 4.
 */
const GOLDEN = new URL('who-may-do-what.golden.csv', import.meta.url)
const golden = readFileSync(GOLDEN, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))

describe('who may do what (api 4)', () => {
  let world: World
  const leaks: string[] = []
  /** Calls that left no line of their caller in the audit. */
  const unaudited = new Set<string>()
  /** Changes that a privilege opened: a stranger is refused. */
  const acts: string[] = []
  beforeAll(async () => {
    world = await settleWorld()
  })
  afterAll(() => world.stop())

  const answerTo = async (name: EndpointName, of: string, role: Role): Promise<string> => {
    const me = meIn(world, role)
    const ask = CALLS[name][of]?.(me) ?? {}
    await ask.before?.()
    const { method, path } = endpointNamed(name)
    const filled = pathOf(path, ask)
    if (name === 'live') return answerOfStream(filled, role)
    const body = ask.body === undefined ? {} : { body: ask.body }
    const response = await world.callOf(role)(method, filled, body)
    // who registers reads what they have just become
    const id = name === 'register' ? String(response.body.data?.['id']) : me.id
    const leaks = privateIn(response.body, { role, number: role === 'visitor' ? 0 : PEOPLE.indexOf(role) + 1, id })
    const leaked = leaks.filter((field) => !isShown(name, role, field))
    leaks.push(...leaked.map((field) => `${name} of ${of} shows ${role}: ${field}`))
    if (response.status < 400 && !(await isAudited(me.id))) unaudited.add(`${name} of ${of} by ${role}`)
    await world.rewind()
    return response.status < 400 ? `${response.status}` : `${response.status} ${response.body.key}`
  }

  const isAudited = async (actor: string): Promise<boolean> => {
    const lines = await world.server.app.store.find<AuditEntry>('audit', { where: gt('at', 0) })
    return lines.some(({ body }) => body.actor.id === actor)
  }

  const answerOfStream = async (path: string, role: Role): Promise<string> => {
    const headers = role === 'visitor' ? {} : world.people[role].headers
    const response = await fetch(`${world.server.url}/api/v4${path}`, { headers })
    if (response.status >= 400) return `${response.status} ${((await response.json()) as { readonly key: string }).key}`
    await response.body?.cancel()
    return `${response.status}`
  }

  it.each(endpointNames)('%s', async (name) => {
    const lines: string[] = []
    for (const of of Object.keys(CALLS[name])) {
      const by = new Map<string, Role[]>()
      const isChange = endpointNamed(name).method !== 'GET'
      for (const role of ROLES) {
        const answer = await answerTo(name, of, role)
        if (endpointNamed(name).auth !== 'required' || answer !== AT_THE_DOOR[role])
          by.set(answer, [...(by.get(answer) ?? []), role])
        const isForAll = (by.get(answer) ?? []).includes('stranger')
        if (isChange && !isForAll && isAct(role, answer)) acts.push(`${name} of ${of} by ${role}`)
      }
      for (const [answer, roles] of [...by].toSorted(([a], [b]) => (a < b ? -1 : 1)))
        lines.push(`${name},${of},${answer},${summaryOf(roles)}`)
    }
    expect(lines).toEqual(golden.filter((line) => line.startsWith(`${name},`)))
  })

  it('shows nobody the private state of others (api 3.8)', () => {
    expect(leaks).toEqual([])
  })

  it('writes to the audit whatever a privilege opened (decision 105)', () => {
    expect(acts.length).toBeGreaterThan(30)
    expect(acts.filter((act) => unaudited.has(act))).toEqual([])
  })

  it('finds everything by an index, whoever asks', () => {
    expect(world.scans()).toEqual([])
  })
})

const isAct = (role: Role, answer: string): boolean =>
  role !== 'visitor' && PRIVILEGED.has(role) && !answer.startsWith('4')

const AT_THE_DOOR: Partial<Readonly<Record<Role, string>>> = {
  visitor: '401 missingAuthHeaders',
  suspended: '401 accountSuspended',
}

const summaryOf = (roles: readonly Role[]): string =>
  roles.join(' ').replace(ROLES.slice(3, 10).join(' '), 'members').replace(ROLES.slice(10, 17).join(' '), 'staff')

const pathOf = (path: string, { params = {}, query }: Ask): string => {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
  return query === undefined ? filled : `${filled}?${query}`
}
