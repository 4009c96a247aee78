import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** A Chromium executable: the name of its source, its path, and its arguments. */
export type Browser = {
  readonly name: string
  readonly path: string
  readonly args: readonly string[]
}

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'msedge']
const SYSTEM_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]
const ARGS = ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none']

/** The browser for tests: $CHROMIUM, else the system's, else the one of the npm package, else none. */
export const findBrowser = async (): Promise<Browser | undefined> =>
  fromEnvironment() ?? fromSystem() ?? (await fromNpm())

const fromEnvironment = (): Browser | undefined => {
  const path = process.env['CHROMIUM']
  if (path === undefined || path === '') return undefined
  if (!isExecutable(path)) throw new Error(`CHROMIUM names ${path}, which is not executable. Correct or unset it.`)
  return { name: '$CHROMIUM', path, args: ARGS }
}

const fromSystem = (): Browser | undefined => {
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => SYSTEM_NAMES.map((name) => join(folder, name)))
  const path = [...onPath, ...SYSTEM_PLACES].find(isExecutable)
  return path === undefined ? undefined : { name: "the system's", path, args: ARGS }
}

const fromNpm = async (): Promise<Browser | undefined> => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  // The package reads this on import; without it the shared libraries of Chromium are not unpacked.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs22.x'
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    // The arguments of the package fit a cloud function: a single process and no web security.
    return { name: 'carried by npm', path: await chromium.executablePath(), args: ARGS }
  } catch {
    return undefined
  }
}

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
