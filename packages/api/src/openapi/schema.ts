/** A JSON schema, as OpenAPI 3.1 understands it. */
export type Schema = { readonly [keyword: string]: unknown }
