import { type CollisionDetection, pointerWithin, type UniqueIdentifier } from '@dnd-kit/core'
import { useCallback, useRef } from 'react'

type Point = { readonly x: number; readonly y: number }

const pointOf = (event: MouseEvent | TouchEvent): Point | undefined => {
  const { clientX, clientY } = 'changedTouches' in event ? (event.changedTouches[0] ?? {}) : event
  return clientX === undefined || clientY === undefined ? undefined : { x: clientX, y: clientY }
}

/**
 * The drop target under the point where the pointer is released. Drag and drop of the library ends with the target of
 * its last render, and a quick hand lets go before the last move is rendered: the item would land one cell too early.
 */
export const useReleaseTarget = () => {
  const measured = useRef<Parameters<CollisionDetection>[0]>(undefined)
  const released = useRef<Point>(undefined)

  const collisionDetection = useCallback<CollisionDetection>((args) => {
    measured.current = args
    return pointerWithin(args)
  }, [])

  /** To be called as a drag starts: on the window, events are seen before the library ends the drag. */
  const followRelease = () => {
    released.current = undefined
    const remember = (event: MouseEvent | TouchEvent) => {
      released.current = pointOf(event)
      stop.abort()
    }
    const stop = new AbortController()
    const options = { capture: true, signal: stop.signal }
    window.addEventListener('mouseup', remember, options)
    window.addEventListener('touchend', remember, options)
  }

  /** The target where the pointer was released, or else the one of the last render. */
  const targetAtRelease = (over: UniqueIdentifier | undefined): UniqueIdentifier | undefined =>
    released.current === undefined || measured.current === undefined
      ? over
      : pointerWithin({ ...measured.current, pointerCoordinates: released.current })[0]?.id

  return { collisionDetection, followRelease, targetAtRelease }
}
