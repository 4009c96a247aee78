import type { ReactNode } from 'react'

type Props<Item> = {
  readonly items: ReadonlyArray<Item>
  readonly name: (item: Item) => string
  readonly draw: (item: Item, name: string) => ReactNode
}

/** Many pictures with their names: for stories. */
export const Gallery = <Item,>({ items, name, draw }: Props<Item>) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'end' }}>
    {items.map((item) => (
      <figure key={name(item)} style={{ margin: 0, textAlign: 'center' }}>
        <div style={{ background: 'var(--tile)', borderRadius: 14, padding: 6, display: 'grid', placeItems: 'center' }}>
          {draw(item, name(item))}
        </div>
        <figcaption style={{ color: 'var(--ink-2)', fontSize: 12 }}>{name(item)}</figcaption>
      </figure>
    ))}
  </div>
)
