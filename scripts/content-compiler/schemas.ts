import { FILE_KINDS } from './file-kinds/index.ts'

/** The JSON schema of each kind of file, by the name of its schema file: what editors complete and check by. */
export const schemaFiles = (): ReadonlyArray<{ readonly name: string; readonly text: string }> =>
  Object.values(FILE_KINDS).map(({ name, pattern, codec }) => ({
    name: `${name}.schema.json`,
    text: `${JSON.stringify({ $schema: DRAFT, title: name, description: `data/ ${pattern.source}`, ...codec.schema }, undefined, 2)}\n`,
  }))

const DRAFT = 'http://json-schema.org/draft-07/schema#'
