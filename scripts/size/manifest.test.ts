import { describe, expect, it } from 'vitest'
import { closureOf, type Manifest, stylesOf } from './manifest.ts'

const manifest: Manifest = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_react.js'], css: ['look.css'] },
  '_react.js': { file: 'react.js', imports: ['_scheduler.js'] },
  '_scheduler.js': { file: 'scheduler.js', imports: ['_react.js'] },
  'home.ts': { file: 'home.js', isDynamicEntry: true, imports: ['_react.js', '_art.js'] },
  '_art.js': { file: 'art.js' },
  'look.css': { file: 'look.css' },
}

describe('what a screen needs before it can run', () => {
  it('is its chunk and all that is imported by it, each once, circles too', () => {
    expect([...closureOf(manifest, ['index.html'])]).toEqual(['index.js', 'react.js', 'scheduler.js'])
  })

  it('is counted together for several chunks', () => {
    expect(closureOf(manifest, ['index.html', 'home.ts']).size).toBe(5)
  })

  it('has the style sheets of its chunks', () => expect([...stylesOf(manifest, ['index.html'])]).toEqual(['look.css']))

  it('is JavaScript only, and nothing for what is not there', () => {
    expect(closureOf(manifest, ['look.css', 'gone.ts']).size).toBe(0)
  })
})
