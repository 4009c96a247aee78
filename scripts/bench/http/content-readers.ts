import { get } from 'node:http'
import { constants, setPriority } from 'node:os'
import { argv } from 'node:process'

/** Reads one URL on end over so many connections, without unpacking; a process of its own, so that it delays nobody. */
const [, , url = '', encoding = '', readers = '1'] = argv

// Readers are on machines of their own: what they do with their answers must not delay the server.
setPriority(constants.priority.PRIORITY_LOW)

const read = (): void => {
  get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
    response.resume()
    response.on('end', read)
  }).on('error', () => process.exit())
}

for (let reader = 0; reader < Number(readers); reader += 1) read()
