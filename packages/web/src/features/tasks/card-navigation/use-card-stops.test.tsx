import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useCardStops } from './use-card-stops.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

type Props = { readonly own: ReadonlyArray<string>; readonly ofGroups?: ReadonlyArray<string>; readonly steps?: string }

const Card = ({ id, steps }: { readonly id: string; readonly steps: boolean }) => (
  <article data-task={id}>
    <button type="button" data-open="" aria-label={id} />
    {steps && <input type="checkbox" aria-label={`step of ${id}`} />}
  </article>
)

const Page = ({ own, ofGroups = [], steps }: Props) => {
  useCardStops()
  return (
    <main>
      <section data-column="todo">
        <textarea aria-label="Add a to-do" />
        {[...own, ...ofGroups].map((id) => (
          <Card key={id} id={id} steps={steps === id} />
        ))}
      </section>
    </main>
  )
}

describe('the Tab key', () => {
  const place = document.body.appendChild(document.createElement('div'))
  let root: Root
  beforeEach(() => {
    root = createRoot(place)
  })
  afterEach(() => act(() => root.unmount()))

  const draw = (props: Props) => act(async () => root.render(<Page {...props} />))
  const stops = () =>
    [...place.querySelectorAll<HTMLElement>('button, input')]
      .filter(({ tabIndex }) => tabIndex === 0)
      .map((control) => control.getAttribute('aria-label'))
  const stopsAre = (expected: ReadonlyArray<string>) => vi.waitFor(() => expect(stops()).toEqual(expected))

  it('comes to one card of a column', async () => {
    await draw({ own: ['ferns', 'stamps'] })
    await stopsAre(['ferns'])
  })

  it('passes over cards that come later, such as those of groups', async () => {
    await draw({ own: ['ferns'] })
    await draw({ own: ['ferns'], ofGroups: ['rota', 'shopping'] })
    await stopsAre(['ferns'])
  })

  it('comes back to the card that had the focus last, and to the first when that is gone', async () => {
    await draw({ own: ['ferns', 'stamps'] })
    act(() => place.querySelector<HTMLElement>('[aria-label="stamps"]')?.focus())
    await stopsAre(['stamps'])
    await draw({ own: ['ferns'] })
    await stopsAre(['ferns'])
  })

  it('looks at no card of a column while one is typed', async () => {
    await draw({ own: ['ferns', 'stamps'] })
    await stopsAre(['ferns'])
    const looked = vi.spyOn(place.querySelector('[data-column]') as Element, 'querySelectorAll')
    const field = place.querySelector('textarea')
    field?.replaceChildren('Wa')
    field?.replaceChildren('Water')
    await new Promise((resolve) => setTimeout(resolve))
    expect(looked).not.toHaveBeenCalled()
    await draw({ own: ['moss', 'ferns', 'stamps'] })
    await vi.waitFor(() => expect(looked).toHaveBeenCalled())
  })

  it('looks at no other card of a column when the focus goes from one to the next', async () => {
    await draw({ own: ['ferns', 'stamps', 'rota'] })
    await stopsAre(['ferns'])
    const looked = vi.spyOn(place.querySelector('[data-column]') as Element, 'querySelectorAll')
    for (const id of ['stamps', 'rota', 'ferns'])
      act(() => place.querySelector<HTMLElement>(`[aria-label="${id}"]`)?.focus())
    expect(looked).not.toHaveBeenCalled()
    expect(stops()).toEqual(['ferns'])
  })

  it('passes over what unfolds on a card that is passed over, and not on the other', async () => {
    await draw({ own: ['ferns', 'stamps'] })
    await stopsAre(['ferns'])
    await draw({ own: ['ferns', 'stamps'], steps: 'stamps' })
    await stopsAre(['ferns'])
    await draw({ own: ['ferns', 'stamps'], steps: 'ferns' })
    await stopsAre(['ferns', 'step of ferns'])
  })
})
