import { describe, expect, it } from 'vitest'
import { bannersOf } from './banners-of.ts'

const calm = { chatRevoked: false, sleeping: false, timeOff: undefined, waiting: undefined, promos: {} } as const
const never = () => false

describe('the banners', () => {
  it('are none on a calm day', () => expect(bannersOf(calm, never)).toEqual([]))

  it('say that damage is paused, until that is put away', () => {
    const resting = { ...calm, sleeping: true }
    expect(bannersOf(resting, never)).toEqual([{ name: 'damage-paused' }])
    expect(bannersOf(resting, () => true)).toEqual([])
  })

  it('say until when time off lasts, except while damage is paused anyway', () => {
    const away = { ...calm, timeOff: '2026-07-19' }
    expect(bannersOf(away, never)).toEqual([{ name: 'time-off', lastDay: '2026-07-19' }])
    expect(bannersOf(away, () => true)).toEqual([])
    expect(bannersOf({ ...away, sleeping: true }, never)).toEqual([{ name: 'damage-paused' }])
  })

  it('warn who may not write to others any more, until that is put away', () => {
    const muted = { ...calm, chatRevoked: true }
    expect(bannersOf(muted, never)).toEqual([{ name: 'chat-warning' }])
    expect(bannersOf(muted, (name) => name === 'chat-warning')).toEqual([])
  })

  it('tell of more gems in each pack and of gifts that come back, until each is put away', () => {
    const promoted = { ...calm, promos: { gems: 5, gift: 8 } }
    expect(bannersOf(promoted, never)).toEqual([
      { name: 'gems-promo', until: 5 },
      { name: 'gift-promo', until: 8 },
    ])
    expect(bannersOf(promoted, (name) => name === 'gems-promo')).toEqual([{ name: 'gift-promo', until: 8 }])
    expect(bannersOf(promoted, (name) => name === 'gift-promo')).toEqual([{ name: 'gems-promo', until: 5 }])
  })

  it('always say that the keep is out of reach, and what waits', () => {
    const offline = { ...calm, waiting: 3 } as const
    expect(bannersOf(offline, () => true)).toEqual([{ name: 'offline', waiting: 3 }])
  })
})
