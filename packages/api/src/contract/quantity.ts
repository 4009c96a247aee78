import * as t from 'io-ts'

/** Numbers arrive as such or, from forms, as text; what is neither goes on as it is, and the rule refuses it. */
export const Order = t.partial({ type: t.string, quantity: t.unknown })

/** The quantity of a body as params have it; none when none was said. */
export const quantityOf = (body: { readonly quantity?: unknown }): { readonly quantity?: unknown } => {
  const { quantity } = body
  if (quantity === undefined || quantity === null) return {}
  const isNumeral = typeof quantity === 'string' && quantity.trim() !== '' && !Number.isNaN(Number(quantity))
  return { quantity: isNumeral ? Number(quantity) : quantity }
}

/** The body that says a quantity, if there is one to say. */
export const sentQuantity = ({ quantity }: { readonly quantity?: number }) =>
  quantity === undefined ? {} : { body: { quantity } }
