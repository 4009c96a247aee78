/** Programs for tables write UTF-16 with a mark, or what the computer wrote before UTF-8. */
const MARKS: ReadonlyArray<readonly [encoding: string, ...mark: ReadonlyArray<number>]> = [
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
]
const BEFORE_UTF8 = 'windows-1252'

/** The text of a file, in whatever encoding it was saved. */
export const readText = async (file: Blob): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const marked = MARKS.find(([, ...mark]) => mark.every((byte, at) => bytes[at] === byte))
  if (marked !== undefined) return new TextDecoder(marked[0]).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(BEFORE_UTF8).decode(bytes)
  }
}
