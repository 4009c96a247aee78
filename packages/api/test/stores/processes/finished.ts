import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs a program of ours to its end. What it complains of is an error of the test. */
export const finished = async (program: string, ...args: readonly string[]): Promise<void> => {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'ignore', 'pipe'] })
  let complaint = ''
  child.stderr.on('data', (text: Buffer) => {
    complaint += text.toString()
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(complaint)
}
