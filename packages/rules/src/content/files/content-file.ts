import { closed, type ContentCodec, type Closed, type Fields, type NoFields, Text } from '../codec/index.ts'

const Head = { $schema: Text }

/** The outermost object of a file: it may name the schema that an editor completes it by. */
export const contentFile = <Required extends Fields, Optional extends Fields = NoFields>(
  required: Required,
  optional?: Optional,
): ContentCodec<Closed<Required, Optional & typeof Head>> =>
  closed(required, { ...Head, ...optional } as Optional & typeof Head)
