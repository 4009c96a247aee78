import { get } from 'node:http'
import { argv } from 'node:process'

/** Reads one URL on end over so many connections, without unpacking; a process of its own, so that it delays nobody. */
const [, , url = '', encoding = '', readers = '1'] = argv

const read = (): void => {
  get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
    response.resume()
    response.on('end', read)
  }).on('error', () => process.exit())
}

for (let reader = 0; reader < Number(readers); reader += 1) read()
