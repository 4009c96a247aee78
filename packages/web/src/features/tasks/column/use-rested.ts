import { useEffect, useRef, useState } from 'react'

/** Milliseconds. */
const PAUSE = 150

/** What was typed, once nothing more has been typed for a moment; an emptied field at once. Until then nothing renders. */
export const useRested = () => {
  const [rested, setRested] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const type = (typed: string) => {
    clearTimeout(timer.current)
    if (typed === '') setRested('')
    else timer.current = setTimeout(() => setRested(typed), PAUSE)
  }
  return { rested, type }
}
