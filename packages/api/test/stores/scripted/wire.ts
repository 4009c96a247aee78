import { deserialize, type Document, Long, serialize } from 'bson'

/** A command as it came over the wire, and the way to answer it. */
export type Request = { readonly command: Document; readonly encode: (reply: Document) => Buffer }

const OP_REPLY = 1
const OP_QUERY = 2004
const OP_MSG = 2013
const HEADER = 16

/** Takes the whole messages off the front of what has arrived, and leaves the rest. */
export const takeRequests = (arrived: Buffer): { readonly requests: readonly Request[]; readonly rest: Buffer } => {
  const requests: Request[] = []
  let rest = arrived
  while (rest.length >= 4 && rest.length >= rest.readInt32LE(0)) {
    const length = rest.readInt32LE(0)
    requests.push(toRequest(rest.subarray(0, length)))
    rest = rest.subarray(length)
  }
  return { requests, rest }
}

const toRequest = (message: Buffer): Request => {
  const requestId = message.readInt32LE(4)
  if (message.readInt32LE(12) === OP_QUERY) {
    return { command: legacyCommand(message), encode: (reply) => framed(requestId, OP_REPLY, legacyBody(reply)) }
  }
  return { command: commandOf(message), encode: (reply) => framed(requestId, OP_MSG, body(reply)) }
}

/** Flags, name of the collection, skip and limit come before the document. Only the first greeting is sent so. */
const legacyCommand = (message: Buffer): Document => documentAt(message, message.indexOf(0, HEADER + 4) + 9)

/** One section holds the command; others hold lists of documents, which belong into it under their names. */
const commandOf = (message: Buffer): Document => {
  const command: Document = {}
  let location = HEADER + 4
  while (location < message.length) {
    const start = location + 1
    const size = message.readInt32LE(start)
    if (message[location] === 0) Object.assign(command, documentAt(message, start))
    else Object.assign(command, sequence(message.subarray(start, start + size)))
    location = start + size
  }
  return command
}

const sequence = (section: Buffer): Document => {
  const nameEnd = section.indexOf(0, 4)
  const documents: Document[] = []
  for (let location = nameEnd + 1; location < section.length; location += section.readInt32LE(location)) {
    documents.push(documentAt(section, location))
  }
  return { [section.toString('utf8', 4, nameEnd)]: documents }
}

const documentAt = (bytes: Buffer, location: number): Document =>
  deserialize(bytes.subarray(location, location + bytes.readInt32LE(location)))

const body = (reply: Document): Buffer => Buffer.concat([Buffer.alloc(5), serialize(reply)])

/** No flags, cursor 0, from the start, one document. */
const legacyBody = (reply: Document): Buffer => {
  const numbers = Buffer.alloc(20)
  numbers.writeInt32LE(1, 16)
  return Buffer.concat([numbers, serialize(reply)])
}

const framed = (responseTo: number, opCode: number, content: Buffer): Buffer => {
  const header = Buffer.alloc(HEADER)
  for (const [location, number] of [HEADER + content.length, 0, responseTo, opCode].entries()) {
    header.writeInt32LE(number, 4 * location)
  }
  return Buffer.concat([header, content])
}

export const int64 = (value: number): Long => Long.fromNumber(value)
