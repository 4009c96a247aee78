import { isEmail, isUuid } from '@daykeep/api/contract'
import { useEffect, useState } from 'react'
import { RequestError, sendRequest } from '../../../queries/index.ts'

/** Whom a row of the invitation means. */
export type RowCheck = { readonly type: 'found'; readonly name: string } | { readonly type: 'nobody' }

/** By what was typed, without spaces around it; a row that is not there was not looked up. */
export type RowChecks = ReadonlyMap<string, RowCheck>

/** Milliseconds without typing before somebody is looked up. */
const PAUSE = 400

/** Looks up, while the player types, who is meant. docs/reference/screens.md 7.4. */
export const useRowChecks = (): {
  readonly checks: RowChecks
  readonly onRows: (rows: ReadonlyArray<string>) => void
} => {
  const [rows, onRows] = useState<ReadonlyArray<string>>([])
  const [checks, setChecks] = useState<RowChecks>(new Map())
  useEffect(() => {
    const missing = rows.map((row) => row.trim()).filter((row) => namesSomebody(row) && !checks.has(row))
    if (missing.length === 0) return undefined
    let isOver = false
    const timer = setTimeout(() => {
      void Promise.all(missing.map(lookUp)).then((found) => {
        if (!isOver) setChecks((known) => new Map([...known, ...found.flat()]))
      })
    }, PAUSE)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [rows, checks])
  return { checks, onRows }
}

/** Addresses are for those who do not play yet: nobody is looked up by them. */
const namesSomebody = (row: string): boolean => row !== '' && row !== '@' && !isEmail(row)

/** Undefined if the server did not answer: it checks again when the invitation is sent. */
const lookUp = async (row: string): Promise<ReadonlyArray<readonly [string, RowCheck]>> => {
  try {
    const { profile } = isUuid(row)
      ? await sendRequest('getMember', { params: { memberId: row } })
      : await sendRequest('memberByUsername', { params: { username: row.replace(/^@/, '') } })
    return [[row, { type: 'found', name: profile.name }]]
  } catch (error) {
    return error instanceof RequestError && error.refusal !== undefined ? [[row, { type: 'nobody' }]] : []
  }
}
