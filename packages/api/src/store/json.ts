/** Plain JSON. A field that is `undefined` is not stored. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject

export type JsonObject = { readonly [key: string]: Json | undefined }

/** Documents of the rules are plain JSON by their codecs, which their types do not say. */
export const toJson = (document: object): JsonObject => document as JsonObject

export const isJsonList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)

export const isJsonObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !isJsonList(value)
