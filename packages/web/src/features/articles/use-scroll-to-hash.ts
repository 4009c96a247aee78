import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Scrolls to the element of the address's hash, which did not exist when the browser loaded the page. */
export const useScrollToHash = (): void => {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash.length > 1) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
}
