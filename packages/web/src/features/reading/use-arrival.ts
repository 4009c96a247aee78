import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Shows the part that the hash of the address names: it was not there yet when the browser looked for it. */
export const useArrival = (): void => {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash.length > 1) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
}
