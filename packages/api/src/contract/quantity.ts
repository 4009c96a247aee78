import * as t from 'io-ts'

/** How many to buy or cast: a number, or text in forms, which the command's params read. */
export const QuantityBody = t.partial({ type: t.string, quantity: t.unknown })

/** The quantity of a body as input for params, which refuse null like 0. docs/decisions/072-quantity-of-at-least-one.md. */
export const quantityOf = ({ quantity }: { readonly quantity?: unknown }): { readonly quantity?: unknown } =>
  quantity === undefined ? {} : { quantity }

/** The body of a quantity, if there is one. */
export const toQuantityBody = ({ quantity }: { readonly quantity?: number }) =>
  quantity === undefined ? {} : { body: { quantity } }
