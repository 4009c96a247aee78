import type { RequestOf } from '@daykeep/api/contract'
import { useEffect, useRef, useState } from 'react'
import { sendRequest } from '../../queries/index.ts'

/** Milliseconds after the last key before the server is asked. */
const DEBOUNCE = 350

type Check = 'verifyUsername' | 'verifyDisplayName'

type Verdict = { readonly problem: string | undefined; readonly isFree: boolean }

const UNCHECKED: Verdict = { problem: undefined, isFree: false }

/** Asks the server about a name while it is typed. What nobody answers is left to the button that saves. */
export const useNameCheck = <Name extends Check>(endpoint: Name, toRequest: (name: string) => RequestOf<Name>) => {
  const [verdict, setVerdict] = useState(UNCHECKED)
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const check = (name: string): void => {
    window.clearTimeout(timer.current)
    setVerdict(UNCHECKED)
    if (name.trim() === '') return
    const check = window.setTimeout(() => {
      sendRequest(endpoint, toRequest(name.trim())).then(
        ({ isUsable, issues }) => {
          if (timer.current === check)
            setVerdict({ isFree: isUsable, problem: isUsable ? undefined : issues?.join(' ') })
        },
        () => undefined,
      )
    }, DEBOUNCE)
    timer.current = check
  }
  return { ...verdict, check }
}
