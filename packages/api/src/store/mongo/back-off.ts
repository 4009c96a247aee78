import { setTimeout as pause } from 'node:timers/promises'

/** Up to 5 ms at first, up to 200 ms in the end, with jitter so that two that collided do not collide again. */
export const backOff = (attempt: number): Promise<void> => pause(Math.random() * Math.min(5 * 1.5 ** attempt, 200))
