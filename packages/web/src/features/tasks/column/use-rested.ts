import { useEffect, useState } from 'react'

/** Milliseconds. */
const PAUSE = 150

/** What was typed, once nothing more has been typed for a moment; an emptied field at once. */
export const useRested = (typed: string): string => {
  const [rested, setRested] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  return typed === '' ? '' : rested
}
